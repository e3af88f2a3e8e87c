"""What has been played, kept and looked at again: replays, statistics, transcripts, records from elsewhere."""
