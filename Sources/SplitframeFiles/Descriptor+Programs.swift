import CSplitframeExchange
import SplitframeSystem
import Synchronization

extension Descriptor {
    /// Makes a file that has no name and is in no folder; it vanishes with its last reference, and is read from its
    /// start.
    ///
    /// - Returns: Nil, with `errno` set, if the system cannot make one.
    package static func nameless(holding text: String = "") -> Descriptor? {
        guard let file = Descriptor(splitframe_nameless_file()) else { return nil }
        return file.write(Array(text.utf8)) && file.rewind() ? file : nil
    }

    /// Goes back to the beginning of the file; false, with `errno` set, if that fails.
    package func rewind() -> Bool { lseek(number, 0, SEEK_SET) == 0 }

    /// Duplicates the descriptor; the caller closes the new number, and programs that are started do not inherit it.
    func copy() -> Int32 { fcntl(number, F_DUPFD_CLOEXEC, 0) }

    /// Waits until there are bytes to read, or the end is reached, for at most a number of seconds; false, with `errno`
    /// set if the wait failed and 0 if the time ran out.
    package func isReadable(within seconds: Int) -> Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        errno = 0
        while poll(&request, 1, Int32(clamping: seconds * 1000)) < 0 {
            if errno != EINTR { return false }
            errno = 0
        }
        return request.revents != 0
    }

    /// Makes a pipe: bytes written to one end are read from the other; nil, with `errno` set, if the system cannot make
    /// one.
    package static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
        var ends: [Int32] = [-1, -1]
        let failed = RunningProgram.starting.withLock { _ in
            SplitframeSystem.pipe(&ends) != 0 || ends.contains { fcntl($0, F_SETFD, FD_CLOEXEC) != 0 }
        }
        guard !failed, let reading = Descriptor(ends[0]), let writing = Descriptor(ends[1]) else {
            return nil
        }
        return (reading, writing)
    }
}
