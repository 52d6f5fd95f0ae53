import SplitframeInterface

extension Command {
    /// `splitframe completions`: prints the completion script of a shell.
    static let completions = Command(
        name: "completions", summary: "print the script by which a shell completes commands and options",
        usage: "bash|zsh|fish", options: [],
        examples: [
            "source <(splitframe completions bash)",
            "splitframe completions fish > ~/.config/fish/completions/splitframe.fish",
        ], operandWords: Shell.allCases.map(\.name)
    ) { arguments, console in
        guard let name = arguments.operands.first else {
            throw CommandError.missingOperand("bash, zsh or fish", command: "completions")
        }
        guard arguments.operands.count == 1 else {
            throw CommandError.unexpectedOperand(arguments.operands[1], command: "completions")
        }
        guard let shell = Shell(name: name) else {
            throw CommandError.unexpectedOperand(name, command: "completions")
        }
        try console.print(shell.completions(of: Program.commands))
        return .done
    }
}
