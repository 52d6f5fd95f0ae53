import SplitframeInterface

/// The completion script for fish: commands and options with their help, one per line.
struct FishCompletions {
    let commands: [Command]

    var text: String {
        var lines = [
            "# fish completion for splitframe; put it into ~/.config/fish/completions/splitframe.fish",
            // Finds the command among the words before the completed one; the name of a command can also be an operand.
            "function __splitframe_command",
            "    set -l words (commandline -opc)",
            "    test \"$words[2]\" = \"$argv[1]\"",
            "end",
        ]
        let first = "complete -c splitframe -n '__splitframe_command \"\"' -f"
        lines += ["\(first) -l help -d 'show help'", "\(first) -l version -d 'show the version'"]
        lines.append("\(first) -a help -d 'show help'")
        for command in commands {
            lines.append("\(first) -a \(command.name) -d \(command.summary.fishQuoted)")
            let condition = "-n '__splitframe_command \(command.name)'"
            for option in command.allOptions { lines += Self.lines(of: option, condition) }
            if !command.operands.words.isEmpty {
                let words = command.operands.words.joined(separator: " ")
                lines.append("complete -c splitframe \(condition) -f -a \(words.fishQuoted)")
            }
        }
        let help = "complete -c splitframe -n '__splitframe_command help' -f"
        lines.append("\(help) -a \(commands.map(\.name).joined(separator: " ").fishQuoted)")
        lines.append("\(help) -l man -d 'print the page of man'")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of option: Option, _ condition: String) -> [String] {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value =
            option.value == nil
            ? ""
            : option.choices.isEmpty ? " -r" : " -x -a \(option.choices.joined(separator: " ").fishQuoted)"
        let own =
            "complete -c splitframe \(condition) -l \(option.name)\(letter)\(value) -d \(option.help.fishQuoted)"
        guard option.hasNegation else { return [own] }
        return [
            own,
            "complete -c splitframe \(condition) -l no-\(option.name) -d \("not: \(option.help)".fishQuoted)",
        ]
    }
}

extension String {
    fileprivate var fishQuoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
