#define _GNU_SOURCE
#include "CSplitframeExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int splitframe_exchange(int folder, const char *one, const char *other) {
#ifdef SYS_renameat2
    // RENAME_EXCHANGE, which older headers lack.
    return syscall(SYS_renameat2, folder, one, folder, other, 1u << 1) == 0 ? 0 : errno;
#else
    return ENOSYS;
#endif
}

int splitframe_is_being_written(int file) {
#ifdef F_SETLEASE
    // A lease for reading is given where nobody writes. Who opens the file before it is given back is told of by a
    // signal, which by itself would end this process.
    if (fcntl(file, F_SETSIG, SIGURG) == 0 && fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
        fcntl(file, F_SETLEASE, F_UNLCK);
        return 0;
    }
    return errno == EAGAIN ? 1 : -1;
#else
    return -1;
#endif
}

int splitframe_nameless_file(void) {
#ifdef SYS_memfd_create
    // MFD_CLOEXEC, which older headers lack.
    return (int)syscall(SYS_memfd_create, "splitframe", 1u);
#else
    FILE *file = tmpfile();
    return file == NULL ? -1 : fcntl(fileno(file), F_DUPFD_CLOEXEC, 0);
#endif
}
