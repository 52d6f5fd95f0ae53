import CSplitframeExchange
import SplitframeSystem
import Synchronization

extension Descriptor {
    /// A file without a name and in no folder, gone with its last reference, to be read from its beginning.
    ///
    /// - Returns: Nil, with `errno` set, where the system gives none.
    package static func nameless(holding text: String = "") -> Descriptor? {
        guard let file = Descriptor(splitframe_nameless_file()) else { return nil }
        return file.write(Array(text.utf8)) && file.rewind() ? file : nil
    }

    /// Goes back to the beginning of a file; false, with `errno` set, where it cannot.
    package func rewind() -> Bool { lseek(number, 0, SEEK_SET) == 0 }

    /// Another number for the open file, which whoever asks for it closes; a program that is started does not get it.
    func copy() -> Int32 { fcntl(number, F_DUPFD_CLOEXEC, 0) }

    /// Waits until there is something to read, or the end, for so many seconds at most; false, with `errno` set where
    /// the wait failed and 0 where it was too short.
    package func isReadable(within seconds: Int) -> Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        errno = 0
        while poll(&request, 1, Int32(clamping: seconds * 1000)) < 0 {
            if errno != EINTR { return false }
            errno = 0
        }
        return request.revents != 0
    }

    /// What one end of a pipe writes the other reads; nil, with `errno` set, where the system gives none.
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
