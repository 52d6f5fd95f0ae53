import CairoDrawing
import Gallery
import Selections

extension CommandError {
    /// The failure as people read it, on one line: what was wrong and what to do next.
    var sentence: String {
        let words = words
        let line = words.hint.map { "\(words.message); \($0)" } ?? words.message
        return line.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The failure as programs read it.
    var json: JSON {
        let words = words
        return [
            "error": [
                "kind": .string(words.kind), "message": .string(words.message),
                "hint": words.hint.map(JSON.string) ?? .null,
            ]
        ]
    }

    private var words: (kind: String, message: String, hint: String?) {
        switch self {
        case .noCommand:
            ("noCommand", "no command was given", "`splitframe --help` lists all")
        case .unknownCommand(let name, let nearest):
            (
                "unknownCommand", "unknown command ‘\(name)’",
                Self.guess(nearest) ?? "`splitframe --help` lists all"
            )
        case .unknownOption(let option, let command, let nearest):
            (
                "unknownOption", "unknown option ‘\(option)’",
                Self.guess(nearest) ?? "`splitframe \(command.map { $0 + " " } ?? "")--help` lists all"
            )
        case .missingValue(let option, let placeholder):
            ("missingValue", "‘\(option)’ needs a value", "write \(option) \(placeholder)")
        case .needlessValue(let option):
            ("needlessValue", "‘\(option)’ takes no value", "write just \(option)")
        case .invalidValue(let value, let option, let expected, let nearest):
            (
                "invalidValue", "‘\(value)’ is no value for \(option), which takes \(expected)",
                Self.guess(nearest)
            )
        case .missingOption(let option, let command):
            ("missingOption", "`splitframe \(command)` needs \(option)", "add \(option)")
        case .unexpectedOperand(let operand, let command):
            (
                "unexpectedOperand", "`splitframe \(command)` does not know what to do with ‘\(operand)’",
                "`splitframe \(command) --help` says what it takes"
            )
        case .unknownFormat(let format, let known):
            (
                "unknownFormat", "unknown format ‘\(format)’",
                "pictures are written as \(known.joined(separator: " or "))"
            )
        case .output(let error): Self.words(of: error)
        case .drawing(let error): Self.words(of: error)
        case .interrupted: ("interrupted", "interrupted", nil)
        case .other(let description): ("trouble", description, nil)
        }
    }

    private static func guess(_ word: String?) -> String? { word.map { "did you mean ‘\($0)’?" } }

    private static func words(of error: OutputError) -> (String, String, String?) {
        let path = error.path
        return switch error.reason {
        case .diskFull:
            ("diskFull", "no space is left on the disk for ‘\(path)’", "make room and run it again")
        case .notPermitted:
            ("unwritable", "‘\(path)’ may not be written", "choose a place that you may write to")
        case .noSuchFolder:
            ("unwritable", "the folder of ‘\(path)’ does not exist", "make it first, or choose another")
        case .isFolder:
            ("unwritable", "‘\(path)’ is a folder", "name a file in it")
        case .isNoFolder:
            ("unwritable", "‘\(path)’ leads through a file as if it were a folder", "choose another place")
        case .nameTooLong:
            ("unwritable", "‘\(path)’ is too long a name for this disk", "choose a shorter one")
        case .other(let reason):
            ("unwritable", "‘\(path)’ could not be written: \(reason)", nil)
        }
    }

    private static func words(of error: DrawingError) -> (String, String, String?) {
        switch error {
        case .fontsMissing(let files, _):
            (
                "missingComponent", "the font Inter is missing (\(files.joined(separator: ", ")))",
                "apt-get install fonts-inter"
            )
        case .fontUnreadable(let file):
            (
                "missingComponent", "the font file ‘\(file)’ cannot be read",
                "apt-get install --reinstall fonts-inter"
            )
        case .canvasSize(let width, let height, let limit):
            (
                "canvasSize", "a picture of \(width) by \(height) pixels cannot be drawn",
                "ask for a smaller scale or window; \(limit) pixels are the limit"
            )
        case .cairo(let status): ("drawing", "Cairo could not draw the picture: \(status)", nil)
        case .compression(let status): ("drawing", "the picture could not be compressed (\(status))", nil)
        case .keyword(let keyword): ("drawing", "‘\(keyword)’ cannot name a text chunk", nil)
        }
    }
}
