"""Who people are: accounts without passwords, their names, passkeys, recovery keys and sessions."""
