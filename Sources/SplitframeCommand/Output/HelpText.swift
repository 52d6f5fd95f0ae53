/// Help made from the descriptions that the parser uses.
enum HelpText {
    /// The page of the whole program.
    static func overview(of commands: [Command]) -> String {
        """
        splitframe works out what UISplitViewController would do on a device, and draws it.

        USAGE
          splitframe COMMAND [OPTIONS]

        COMMANDS
        \(table(commands.map { ($0.name, $0.summary) }))

        OPTIONS
        \(table([("-h, --help", "show help, also of one command"), ("    --version", "print the version")]))

        `splitframe COMMAND --help` shows its options; `splitframe help --man` prints the manual page.
        """
    }

    /// The page of one command.
    static func page(of command: Command) -> String {
        var sections = [
            command.sentence,
            "USAGE\n  splitframe \(command.name) \(command.usage)",
        ]
        for group in command.options + [OptionGroup(heading: "HELP", options: [.help])] {
            sections.append("\(group.heading)\n" + table(group.options.map { (spelling(of: $0), $0.help) }))
        }
        sections += command.discussion.map { wrapped($0, indent: 0, width: 100) }
        if !command.examples.isEmpty {
            sections.append("EXAMPLES\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }

    private static func spelling(of option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        let name = option.hasNegation ? "--[no-]\(option.name)" : option.spelling
        return letter + name + (option.value.map { " \($0)" } ?? "")
    }

    /// Two columns; a long text in the right one is continued below.
    private static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = min(32, (rows.map(\.left.count).max() ?? 0) + 2)
        return rows.map { left, right in
            let text = wrapped(right, indent: width + 2, width: 100)
            return left.count + 2 > width
                ? "  \(left)\n\(String(repeating: " ", count: width + 2))\(text)"
                : "  \(left)\(String(repeating: " ", count: width - left.count))\(text)"
        }.joined(separator: "\n")
    }

    /// Text broken at blanks; every line but the first starts with the indent.
    private static func wrapped(_ text: String, indent: Int, width: Int) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if indent + line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
