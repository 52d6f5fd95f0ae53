print("splitframe")
