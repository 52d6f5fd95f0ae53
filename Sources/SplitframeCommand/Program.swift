import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeSystem

/// The whole command line: finds the command, runs it and reports errors.
struct Program {
    static let version = "1.0.0"
    static let commands: [Command] = [
        .render, .explore, .replay, .gallery, .merge, .devices, .explain, .solve, .layouts, .measure,
        .coverage, .lint,
        .doctor, .verify, .record, .approve,
        .prune, .diff, .review, .docs, .inspect, .schema, .context, .completions,
    ]

    let console: Console

    /// Runs the arguments after the program's name.
    ///
    /// Every failure is reported as one line of message and, if JSON is requested, as an object on standard output.
    func run(_ commandLine: [String]) async -> CommandStatus {
        do {
            return try await dispatch(commandLine)
        } catch {
            // Programs that are interrupted together with this one cause errors of other kinds.
            let failure = CommandError(Task.isCancelled ? CancellationError() : error)
            console.message("error: \(failure.sentence)\n")
            if commandLine.prefix(while: { $0 != "--" }).contains("--json") {
                try? console.print(failure.json)
            }
            return failure.status
        }
    }

    private func dispatch(_ commandLine: [String]) async throws -> CommandStatus {
        switch commandLine.first ?? "--help" {
        case "--help", "-h":
            try console.print(HelpText.overview(of: Self.commands))
            return .done
        case "--version":
            try console.print("splitframe \(Self.version)")
            return .done
        case "help" where commandLine.dropFirst().first == "--man":
            try console.print(ManualPage(commands: Self.commands).text)
            return .done
        case "help":
            return try await dispatch(commandLine.count > 1 ? [commandLine[1], "--help"] : ["--help"])
        case let option where option.hasPrefix("-"):
            throw CommandError.unknownOption(
                option, command: nil, nearest: ["--help", "--version"].nearest(to: option))
        case let name:
            guard let command = Self.commands.first(where: { $0.name == name }) else {
                throw CommandError.unknownCommand(
                    name, nearest: Self.commands.map(\.name).nearest(to: name))
            }
            return try await run(command, commandLine: Array(commandLine.dropFirst()))
        }
    }

    private func run(_ command: Command, commandLine: [String]) async throws -> CommandStatus {
        let arguments = try Arguments(commandLine, options: command.allOptions, command: command.name)
        guard !arguments.has(.help) else {
            try console.print(HelpText.page(of: command))
            return .done
        }
        for limit in Limit.allCases {
            guard let text = limit.invalidOverride, let variable = limit.variable else { continue }
            throw CommandError.invalidValue(
                text, option: variable, expected: "a whole number from 1 to \(Limit.ceiling)")
        }
        try arguments.refuseOverwritingInput()
        for path in ProjectDefaults.distrusted() { console.note(.distrusted(path: path)) }
        for operand in arguments.operands where !FileManager.default.fileExists(atPath: operand) {
            guard let meant = command.allOptions.meaning(of: operand) else { continue }
            throw CommandError.meantOption(operand, option: meant)
        }
        try command.operands.check(arguments.operands, of: command.name)
        for note in arguments.deviceNotes { console.note(note) }
        return try await command.run(arguments, console)
    }
}
