import Foundation

@testable import SplitframeCommand

extension BadInput {
    /// Texts that are no JSON, and what is said of each.
    private static let syntax: [(text: String, names: String)] = [
        ("", "the text ends"), (" \n", "the text ends"), ("{", "expected a key"), ("[", "the text ends"),
        ("{\"name\"", "\":\""), ("{\"name\":", "expected a value"), ("{\"name\": 1", "\",\" or \"}\""),
        ("{\"name\": 1,", "a key in quotation marks"), ("{\"name\": 1,}", "a key in quotation marks"),
        ("{name: 1}", "a key in quotation marks"), ("{'name': 1}", "a key in quotation marks"),
        ("[1,]", "expected a value"), ("[1 2]", "\",\" or \"]\""), ("{} {}", "expected the end"),
        ("tru", "expected a value"), ("nul", "expected a value"), ("NaN", "expected a value"),
        ("Infinity", "expected a value"), ("+1", "expected a value"), (".5", "expected a value"),
        ("1.", "a digit"), ("-", "a digit"), ("1e", "a digit"), ("1e999", "1e999"),
        ("01", "expected the end"),
        ("\"a", "no closing quotation mark"), ("\"a\nb\"", "control characters"), ("\"\\x\"", "after \"\\\""),
        ("\"\\u12\"", "after \"\\\""), ("\"\\ud800\"", "after \"\\\""), ("// no\n{}", "expected a value"),
        (String(repeating: "[", count: 200), "128 lists and objects inside each other are the limit"),
        (String(repeating: "{\"a\":", count: 200), "128 lists and objects inside each other are the limit"),
        ("{\"comment\": 1, \"comment\": 2}", "\"comment\""),
    ]

    private static let invalidUTF8 = Data([0x22, 0xFF, 0xFE, 0x22])

    /// Files of each kind that are no JSON.
    static var syntaxes: [BadInput] {
        Entry.allCases.flatMap { entry -> [BadInput] in
            var rows = [entry.bad("no UTF-8", invalidUTF8, names: "UTF-8")]
            for (text, names) in syntax {
                rows.append(entry.bad("no JSON: \(text.prefix(40))", Data(text.utf8), names: names))
            }
            return rows
        }
    }

    /// A kind of JSON file, and a command that reads it.
    enum Entry: CaseIterable {
        case scenario, devices, goldens, decisions

        private var words: [String] {
            switch self {
            case .scenario: ["replay", "FILE"]
            case .devices: ["devices", "--devices-file", "FILE"]
            case .goldens: ["verify", "--goldens", "FOLDER"]
            case .decisions: ["approve", "--decisions", "FILE", "--goldens", "FOLDER"]
            }
        }

        func bad(_ what: String, _ file: Data, names: String) -> BadInput {
            BadInput(
                what: "\(self): \(what)", words: words, file: file,
                fileName: self == .goldens ? "goldens.json" : "bad.json", status: .trouble, names: names)
        }
    }
}
