/// One subcommand: what it is called, what it takes, what it does.
protocol Command {
    static var description: CommandDescription { get }

    /// Does the command's work; results go to the console's output, everything else to its messages.
    static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus
}

/// What help and the parser need to know of a command.
struct CommandDescription: Sendable {
    /// The command's word.
    var name: String
    /// What it does, in a few words without a full stop.
    var summary: String
    /// What stands behind the name in the usage line.
    var usage: String
    /// The options, in groups with a heading each.
    var options: [(heading: String, options: [Option])]
    /// Paragraphs of help below the options.
    var discussion: [String] = []
    /// Whole command lines worth trying.
    var examples: [String] = []

    /// Every option that the command knows, `--help` among them.
    var allOptions: [Option] { options.flatMap(\.options) + [.help] }
}
