/// The exit status of a command.
enum CommandStatus: Int32, Sendable {
    /// Done, or everything equal.
    case done = 0
    /// Differences or findings.
    case findings = 1
    /// Unreadable or invalid input, a missing component, a full disk.
    case trouble = 2
    /// The command line is invalid.
    case usage = 64
    /// Interrupted by the user.
    case interrupted = 130
}
