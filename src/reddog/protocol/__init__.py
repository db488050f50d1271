"""What travels between a server and its clients, and what is written into export files. Public, and the same for all."""
