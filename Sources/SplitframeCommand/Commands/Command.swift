/// A subcommand: its name, its options and its action.
struct Command: Sendable {
    /// The command's name.
    var name: String
    /// A short summary without a full stop.
    var summary: String
    /// The arguments after the name in the usage line.
    var usage: String
    /// The operands that it takes.
    var operands: Operands
    /// The options, in groups with headings; made on access, because a run needs only those of one command.
    var options: [OptionGroup] { makeOptions() }
    private let makeOptions: @Sendable () -> [OptionGroup]
    /// Paragraphs of help below the options.
    var discussion: [String]
    /// Complete command lines as examples.
    var examples: [String]
    /// Runs the command; results go to the console's output, everything else to its messages.
    var run: @Sendable (Arguments, Console) async throws -> CommandStatus

    init(
        name: String, summary: String, usage: String, operands: Operands = Operands(),
        options: @autoclosure @escaping @Sendable () -> [OptionGroup],
        discussion: [String] = [], examples: [String] = [],
        run: @escaping @Sendable (Arguments, Console) async throws -> CommandStatus
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.operands = operands
        makeOptions = options
        self.discussion = discussion
        self.examples = examples
        self.run = run
    }

    /// Every option that the command accepts, including `--help`.
    var allOptions: [Option] { options.flatMap(\.options) + [.help] }

    /// The summary as a sentence.
    var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}

/// The operands that a command takes.
struct Operands: Sendable {
    /// The name that a message gives them if there are too few.
    var name = ""
    var least = 0
    var most = Int.max
    /// The possible operands; empty if any operand is allowed.
    var words: [String] = []

    static let none = Operands(most: 0)

    /// Throws if there are too few or too many operands.
    func check(_ operands: [String], of command: String) throws(CommandError) {
        guard operands.count >= least else { throw .missingOperand(name, command: command) }
        if let operand = operands.dropFirst(most).first {
            throw .unexpectedOperand(operand, command: command)
        }
    }
}

/// A group of options in help.
struct OptionGroup: Sendable {
    var heading: String
    var options: [Option]
}
