import SplitframeRequests

@testable import SplitframeCommand

extension BadInput {
    /// What can be wrong with each option of each command.
    static var options: [BadInput] {
        var rows: [BadInput] = []
        for command in Program.commands {
            for unknown in ["--zzz", "-Z"] {
                rows.append(usage("\(command.name): \(unknown)", [command.name, unknown], names: unknown))
            }
            for option in command.allOptions {
                rows += option.value == nil ? switches(option, command) : values(option, command)
                let wrong = "\(option.spelling)zq"
                rows.append(usage("\(command.name): \(wrong)", [command.name, wrong], names: wrong))
            }
        }
        return rows
    }

    /// What can be wrong with what a selection's options say.
    static var selections: [BadInput] {
        var rows: [BadInput] = []
        for command in [["render", "-o", "FOLDER/x.png"], ["explain"], ["lint"]] {
            for key in SelectionKey.all {
                for (value, names) in badValues(of: key) {
                    let what = "\(command[0]): \(key.name) is \(value)"
                    // What draws no device refuses such options before it asks where a rectangle lies.
                    let isRefused = command == ["lint"] && key == .crop && value == "9999,0,1,1"
                    rows.append(
                        usage(
                            what, command + ["--\(key.kebabName)=\(value)"],
                            names: isRefused ? "--crop" : names))
                }
            }
        }
        return rows
    }

    /// Commands that are none.
    static var commands: [BadInput] {
        var rows: [BadInput] = []
        for word in ["", "rendr", "Render", "render ", "zzz", "-", "--", "--zzz", "-x"] {
            rows.append(usage("the command \"\(word)\"", [word], names: word.isEmpty ? "no command" : word))
        }
        return rows
    }

    private static func usage(_ what: String, _ words: [String], names: String) -> BadInput {
        BadInput(what: what, words: words, status: .usage, names: names)
    }

    private static func switches(_ option: Option, _ command: Command) -> [BadInput] {
        [
            usage(
                "\(command.name): \(option.spelling) with a value", [command.name, "\(option.spelling)=yes"],
                names: option.spelling),
            usage(
                "\(command.name): \(option.spelling) twice",
                [command.name, option.spelling, option.spelling],
                names: option.spelling),
        ]
    }

    private static func values(_ option: Option, _ command: Command) -> [BadInput] {
        var rows = [
            usage(
                "\(command.name): \(option.spelling) last", [command.name, option.spelling],
                names: option.spelling),
            usage(
                "\(command.name): \(option.spelling) and an option",
                [command.name, option.spelling, "--help"],
                names: option.spelling),
        ]
        if !option.isRepeatable {
            rows.append(
                usage(
                    "\(command.name): \(option.spelling) twice",
                    [command.name, "\(option.spelling)=a", "\(option.spelling)=b"], names: option.spelling))
        }
        return rows
    }

    /// Values that a key does not take, and what the message has to name.
    private static func badValues(of key: SelectionKey) -> [(value: String, names: String)] {
        let bad: [String]
        switch key.values {
        case .choice, .some: bad = ["zzz", "1", "ä", "true", String(repeating: "z", count: 5000)]
        case .names where key.name == "crop": bad = ["1,2,3", "0,0,0,5", "1e9,0,1,1", "9999,0,1,1"]
        case .names where key.name == "spotlight": return [("", key.kebabName)]
        case .names: bad = ["zzz", "0x0", "-1x5", "1e400x5", "nanx5"]
        case .numbers: bad = ["zzz", "0", "-1", "1e308", "99", "1.5"]
        case .flag: return [("yes", key.kebabName)]
        case .properties:
            let said: [(String, String)] = [
                ("zzz", "zzz"), ("zzz=1", "zzz"), ("primaryEdge=zzz", "primaryEdge"),
                ("primaryEdge=", "primaryEdge"),
                ("preferredPrimaryColumnWidth=-1", "preferredPrimaryColumnWidth"),
                ("preferredPrimaryColumnWidth=nan", "preferredPrimaryColumnWidth"),
                ("preferredPrimaryColumnWidthFraction=2", "preferredPrimaryColumnWidthFraction"),
            ]
            return said
        case .perColumn(let choices):
            let columns: [(String, String)] = [("zzz", "zzz"), ("zzz=list", "zzz")]
            return choices == nil ? columns : columns + [("primary=zzz", "zzz")]
        case .columns: bad = ["zzz", "primary=1"]
        case .text: bad = []
        case .marks: return [("zzz", "zzz"), ("=zzz", "=zzz")]
        case .pageWidth: bad = ["zzz", "0", "-700", "nan", "1e308"]
        }
        return bad.map { value -> (value: String, names: String) in (value, String(value.prefix(20))) }
    }
}
