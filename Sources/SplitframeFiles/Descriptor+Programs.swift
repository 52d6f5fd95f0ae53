import SplitframeSystem
import Synchronization

extension Descriptor {
    /// A file without a name, gone with its last reference, to be read from its beginning.
    ///
    /// - Returns: Nil, with `errno` set, where the system gives none.
    package static func nameless(holding text: String = "") -> Descriptor? {
        let path = FileManager.default.temporaryDirectory.path + "/splitframe-XXXXXX"
        var name = Array(path.utf8CString)
        guard let file = Descriptor(mkstemp(&name)) else { return nil }
        unlink(name)
        return file.write(Array(text.utf8)) && file.rewind() ? file : nil
    }

    /// Goes back to the beginning of a file; false, with `errno` set, where it cannot.
    package func rewind() -> Bool { lseek(number, 0, SEEK_SET) == 0 }

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
