// Preloaded into the program: makes the n-th system call of a kind fail, as a full or broken disk does, or ends the
// program before it.
//
// FAIL_CALL names the call, FAIL_AT says which one counts from 1, FAIL_ERRNO is what it leaves behind, or KILL. Calls
// that do not concern regular files or folders being changed are not counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(const char *name) {
    static int count;
    const char *wanted = getenv("FAIL_CALL"), *at = getenv("FAIL_AT"), *error = getenv("FAIL_ERRNO");
    if (!wanted || !at || strcmp(wanted, name) != 0) return 0;
    if (__atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) != atoi(at)) return 0;
    if (error && strcmp(error, "KILL") == 0) kill(getpid(), SIGKILL);
    errno = error ? atoi(error) : EIO;
    return 1;
}

#define NEXT(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

int fsync(int file) { return fails("fsync") ? -1 : NEXT(fsync)(file); }
int fchmod(int file, mode_t mode) { return fails("fchmod") ? -1 : NEXT(fchmod)(file, mode); }
int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }
int mkdirat(int folder, const char *path, mode_t mode) {
    return fails("mkdir") ? -1 : NEXT(mkdirat)(folder, path, mode);
}
int unlinkat(int folder, const char *path, int flags) {
    return fails("unlink") ? -1 : NEXT(unlinkat)(folder, path, flags);
}
int renameat(int folder, const char *old, int other, const char *new) {
    return fails("rename") ? -1 : NEXT(renameat)(folder, old, other, new);
}
int linkat(int folder, const char *old, int other, const char *new, int flags) {
    return fails("link") ? -1 : NEXT(linkat)(folder, old, other, new, flags);
}
// The exchange of two names is called by its number.
long syscall(long number, ...) {
    va_list rest;
    va_start(rest, number);
    long words[6];
    for (int index = 0; index < 6; index++) words[index] = va_arg(rest, long);
    va_end(rest);
    if (number == SYS_renameat2 && fails("exchange")) return -1;
    return NEXT(syscall)(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
ssize_t write(int file, const void *bytes, size_t count) {
    struct stat status;
    int isFile = file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    return isFile && fails("write") ? -1 : NEXT(write)(file, bytes, count);
}
int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return fails("open") ? -1 : NEXT(openat)(folder, path, flags, mode);
}
