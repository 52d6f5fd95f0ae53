import InterfaceModel
import Selections

/// The whole command line: finds the command, runs it and says what went wrong.
struct Program {
    static let version = "0.1.0"
    static let commands: [any Command.Type] = [
        DevicesCommand.self, RenderCommand.self, GalleryCommand.self, DoctorCommand.self,
    ]

    let console: Console

    /// Runs the words behind the program's name.
    ///
    /// Whatever fails becomes one line of message and, where JSON was asked for, an object on the output.
    func run(_ words: [String]) async -> ExitStatus {
        do {
            return try await dispatch(words)
        } catch {
            let failure = CommandError(error)
            console.message("error: \(failure.sentence)\n")
            if words.prefix(while: { $0 != "--" }).contains("--json") {
                try? console.print(failure.json.text)
            }
            return failure.exitStatus
        }
    }

    private func dispatch(_ words: [String]) async throws -> ExitStatus {
        guard let name = words.first else { throw CommandError.noCommand }
        switch name {
        case "--help", "-h", "help" where words.count == 1:
            try console.print(HelpText.overview(of: Self.commands))
            return .done
        case "--version":
            try console.print("splitframe \(Self.version)")
            return .done
        case "help":
            return try await dispatch([words[1], "--help"])
        case _ where name.hasPrefix("-"):
            throw CommandError.unknownOption(
                name, command: nil, nearest: ["--help", "--version"].nearest(to: name))
        default:
            break
        }
        guard let command = Self.commands.first(where: { $0.description.name == name }) else {
            throw CommandError.unknownCommand(
                name, nearest: Self.commands.map(\.description.name).nearest(to: name))
        }
        let description = command.description
        let arguments = try Arguments(
            Array(words.dropFirst()), options: description.allOptions, command: name)
        guard !arguments.has(.help) else {
            try console.print(HelpText.page(of: description))
            return .done
        }
        return try await command.run(arguments, console: console)
    }
}
