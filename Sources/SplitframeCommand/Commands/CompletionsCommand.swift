import SplitframeInterface

extension Command {
    /// `splitframe completions`: prints the completion script of a shell.
    static let completions = Command(
        name: "completions", summary: "print a script with which a shell completes commands and options",
        usage: "bash|zsh|fish",
        operands: Operands(name: "bash, zsh or fish", least: 1, most: 1, words: Shell.allCases.map(\.name)),
        options: [],
        examples: [
            "source <(splitframe completions bash)",
            "splitframe completions fish > ~/.config/fish/completions/splitframe.fish",
        ]
    ) { arguments, console in
        let name = arguments.operands[0]
        guard let shell = Shell(name: name) else {
            throw CommandError.unexpectedOperand(name, command: "completions")
        }
        try console.print(shell.completions(of: Program.commands))
        return .done
    }
}
