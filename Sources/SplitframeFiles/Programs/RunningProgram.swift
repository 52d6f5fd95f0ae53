import CSplitframeExchange
import SplitframeSystem
import Synchronization

/// A program that this one has started; it ends at the latest when its value or this program ends, for whatever reason,
/// so that no process is left behind.
package struct RunningProgram: ~Copyable, Sendable {
    let process: pid_t
    /// Both ends of a pipe to which only this program can write: when this program ends, the system sends the other one
    /// SIGIO.
    private let bond: (reading: Int32, writing: Int32)
    /// Locked while a program starts, so that it cannot inherit the end of a pipe that is just being made.
    static let starting = Mutex(())

    /// Starts a program with three open files as its standard input, output and error; without a file it reads nothing,
    /// and its output is discarded.
    ///
    /// - Throws: ``FileError`` with the path, if the system cannot start it.
    package init(
        _ path: String, _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        input: Descriptor? = nil, output: Descriptor? = nil, messages: Descriptor? = nil
    ) throws(FileError) {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (file, place) in zip([input, output, messages], [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
            if let file {
                posix_spawn_file_actions_adddup2(&actions, file.number, place)
            } else {
                posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0)
            }
        }
        guard let bond = Descriptor.pipe() else { throw FileError(.reading, path, errorNumber: errno) }
        // The started program has to hold the reading end; its number there is the first free one, 3.
        posix_spawn_file_actions_adddup2(&actions, bond.reading.number, 3)
        // Resets signals that this program ignores but that have to end the other one.
        var (none, ending) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&ending)
        for signal in [SIGINT, SIGPIPE, SIGIO] { sigaddset(&ending, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ending)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

        let argv = ([path] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0)=\($1)") }
        defer { for text in argv + variables { free(text) } }
        var process: pid_t = 0
        let failure = withExtendedLifetime((input, output, messages)) {
            Self.starting.withLock { _ in
                posix_spawn(&process, path, &actions, &attributes, argv + [nil], variables + [nil])
            }
        }
        guard failure == 0 else { throw FileError(.reading, path, errorNumber: failure) }
        self.process = process
        self.bond = (bond.reading.copy(), bond.writing.copy())
        _ = fcntl(self.bond.reading, F_SETOWN, process)
        _ = fcntl(self.bond.reading, F_SETFL, O_ASYNC)
    }

    /// Waits for the end of the program.
    ///
    /// - Returns: The exit status, 0 for success; if a signal ended it, 128 plus the signal's number, as shells report
    ///   it.
    package consuming func wait() -> Int32 {
        let (process, bond) = (process, bond)
        discard self
        defer { Self.close(bond) }
        return Self.exitStatus(of: process)
    }

    /// Leaves the program to the user: it continues to run, even when this one ends.
    package consuming func leave() {
        _ = fcntl(bond.reading, F_SETFL, 0)
        Self.close(bond)
        discard self
    }

    deinit {
        kill(process, SIGKILL)
        _ = Self.exitStatus(of: process)
        Self.close(bond)
    }

    private static func close(_ bond: (reading: Int32, writing: Int32)) {
        SplitframeSystem.close(bond.reading)
        SplitframeSystem.close(bond.writing)
    }

    private static func exitStatus(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return -1 }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}

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

/// The folders in which programs are found, as the environment lists them.
package enum SearchPath {
    /// The path of a program; nil if no folder contains it.
    ///
    /// Relative folders are skipped: they would be searched in a working folder, whose files may be written by others.
    package static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }
}
