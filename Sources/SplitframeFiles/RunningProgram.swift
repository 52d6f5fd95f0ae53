import SplitframeSystem
import Synchronization

/// A program that this one has started, and that ends at the latest when its value or this program ends, however that
/// may be: no process is left behind.
package struct RunningProgram: ~Copyable, Sendable {
    let process: pid_t
    /// Both ends of a pipe to which this program alone can write: where it is gone, the system sends the other SIGIO.
    private let bond: (reading: Int32, writing: Int32)
    /// Held while a program starts: it must not get the end of a pipe that is only just becoming this program's own.
    static let starting = Mutex(())

    /// Starts a program with three open files as its standard input, output and error; where there is none it reads
    /// nothing, and what it writes is lost.
    ///
    /// - Throws: ``FileError`` with the path, where the system does not start it.
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
        // The other has to hold the reading end, as the first number that is free.
        posix_spawn_file_actions_adddup2(&actions, bond.reading.number, 3)
        // This program passes over signals that the other is to end by.
        var (none, ending) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&ending)
        for signal in [SIGINT, SIGPIPE, SIGIO] { sigaddset(&ending, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ending)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

        let words = ([path] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0)=\($1)") }
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let failure = withExtendedLifetime((input, output, messages)) {
            Self.starting.withLock { _ in
                posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil])
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
    /// - Returns: Its exit status, 0 where all is well; as shells say it 128 and the signal's number, where one ended it.
    package consuming func wait() -> Int32 {
        let (process, bond) = (process, bond)
        discard self
        defer { Self.close(bond) }
        return Self.exitStatus(of: process)
    }

    /// Leaves the program to the user: it goes on, also when this one ends.
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
