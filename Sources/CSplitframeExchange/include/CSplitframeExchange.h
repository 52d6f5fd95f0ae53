#pragma once

// Two names of one folder get each other's file, at once. 0, or the number of the error; ENOSYS where there is no such call.
int splitframe_exchange(int folder, const char *one, const char *other);

// Whether anybody has the open file, which is opened for reading, open for writing: 1 or 0; -1 where the system does
// not tell.
int splitframe_is_being_written(int file);

// A file in memory, which programs that are started do not get; -1, with errno set, where the system gives none.
int splitframe_nameless_file(void);
