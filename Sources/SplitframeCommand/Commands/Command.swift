/// A subcommand: what it is called, what it takes, what it does.
struct Command: Sendable {
    /// The command's word.
    var name: String
    /// What it does, in a few words without a full stop.
    var summary: String
    /// What stands behind the name in the usage line.
    var usage: String
    /// The options, in groups with a heading each; made when they are asked for, since a run needs those of one command.
    var options: [OptionGroup] { makeOptions() }
    private let makeOptions: @Sendable () -> [OptionGroup]
    /// Paragraphs of help below the options.
    var discussion: [String]
    /// Whole command lines worth trying.
    var examples: [String]
    /// The words that an operand can be; none where it can be anything.
    var operandWords: [String]
    /// Does the work; results go to the console's output, everything else to its messages.
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

    /// Every option that the command knows, `--help` among them.
    var allOptions: [Option] { options.flatMap(\.options) + [.help] }
}

/// Options that belong together in help.
struct OptionGroup: Sendable {
    var heading: String
    var options: [Option]
}
