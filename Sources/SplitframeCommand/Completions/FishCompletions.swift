/// What fish is told: commands and options with their help, a line each.
struct FishCompletions {
    let commands: [Command]

    var text: String {
        var lines = [
            "# fish completion for splitframe; put it into ~/.config/fish/completions/splitframe.fish"
        ]
        for command in commands + [] {
            lines.append(
                "complete -c splitframe -n __fish_use_subcommand -f -a \(command.name) -d \(command.summary.fishQuoted)"
            )
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.allOptions { lines += Self.lines(of: option, condition) }
            if !command.operandWords.isEmpty {
                lines.append(
                    "complete -c splitframe \(condition) -f -a \(command.operandWords.joined(separator: " ").fishQuoted)"
                )
            }
        }
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
