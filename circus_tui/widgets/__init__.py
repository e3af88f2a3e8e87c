"""What game boards are built from. All but `canvas` is plain painting and knows no terminal."""
