/// The page of `man splitframe`, made from the descriptions that the parser uses.
struct ManualPage {
    let commands: [Command]

    var text: String {
        var lines = [
            ".TH SPLITFRAME 1 \"\" \"splitframe \(Program.version)\" \"User Commands\"",
            ".SH NAME", "splitframe \\- work out and draw what UISplitViewController does, without UIKit",
            ".SH SYNOPSIS", ".B splitframe", ".I COMMAND", "[\\fIOPTIONS\\fR]",
            ".SH DESCRIPTION",
            "Results go to standard output, progress and messages to standard error. A file is written "
                + "completely or not at all.",
            ".SH COMMANDS",
        ]
        for command in commands { lines += Self.section(of: command) }
        lines += [
            ".SH EXIT STATUS", ".TP", "0", "Done, or everything equal.", ".TP", "1",
            "Differences or findings.",
            ".TP", "2", "Unreadable or invalid input, a missing component, a full disk.", ".TP", "64",
            "The command line is invalid.", ".TP", "130", "Interrupted.",
            ".SH FILES", ".TP", ".I \(ProjectDefaults.fileName.roff)",
            "The defaults of a project, in the working folder or a folder above it; "
                + "\\fBsplitframe schema defaults\\fR prints its schema.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(of command: Command) -> [String] {
        var lines = [
            ".SS \"splitframe \(command.name)\"", "\\fBsplitframe \(command.name)\\fR \(command.usage.roff)",
            ".PP", command.sentence.roff,
        ]
        for option in command.options.flatMap(\.options) {
            let value = option.value.map { " \\fI\($0.roff)\\fR" } ?? ""
            lines += [
                ".TP", option.spellings.map { "\\fB\($0.roff)\\fR" }.joined(separator: ", ") + value,
                option.help.roff,
            ]
        }
        for paragraph in command.discussion { lines += [".PP", paragraph.roff] }
        if !command.examples.isEmpty {
            lines += [".PP", "Examples:", ".PP", ".nf"] + command.examples.map { "    " + $0.roff } + [".fi"]
        }
        return lines
    }
}

extension String {
    /// The text escaped for a manual page.
    fileprivate var roff: String {
        let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
