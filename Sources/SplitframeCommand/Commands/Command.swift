/// A subcommand: its name, its options and its action.
struct Command: Sendable {
    /// The command's name.
    var name: String
    /// A short summary without a full stop.
    var summary: String
    /// The arguments after the name in the usage line.
    var usage: String
    /// The options, in groups with headings; made on access, because a run needs only those of one command.
    var options: [OptionGroup] { makeOptions() }
    private let makeOptions: @Sendable () -> [OptionGroup]
    /// Paragraphs of help below the options.
    var discussion: [String]
    /// Complete command lines as examples.
    var examples: [String]
    /// The possible operands; empty if any operand is allowed.
    var operandWords: [String]
    /// Runs the command; results go to the console's output, everything else to its messages.
    var run: @Sendable (Arguments, Console) async throws -> CommandStatus

    init(
        name: String, summary: String, usage: String,
        options: @autoclosure @escaping @Sendable () -> [OptionGroup],
        discussion: [String] = [], examples: [String] = [], operandWords: [String] = [],
        run: @escaping @Sendable (Arguments, Console) async throws -> CommandStatus
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        makeOptions = options
        self.discussion = discussion
        self.examples = examples
        self.operandWords = operandWords
        self.run = run
    }

    /// Every option that the command accepts, including `--help`.
    var allOptions: [Option] { options.flatMap(\.options) + [.help] }
}

/// A group of options in help.
struct OptionGroup: Sendable {
    var heading: String
    var options: [Option]
}
