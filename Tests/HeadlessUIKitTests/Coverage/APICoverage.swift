/// How much of UIKit's interface is here: what behaves, what is only kept, and what is not there and why.
enum APICoverage {
    static var topics: [CoverageTopic] { splitView + lists + surroundings + viewController }

    /// The table as Markdown, a row a topic.
    static var markdown: String {
        let rows = topics.map { topic in
            let absent = topic.absent.sorted { $0.key < $1.key }.map { "`\($0.key)`: \($0.value)" }
            return "| \(topic.title) | \(code(topic.behaves)) | \(code(topic.stored)) | "
                + "\(absent.isEmpty ? "–" : absent.joined(separator: "; ")) |"
        }
        return (["| topic | behaves | stored | absent |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func code(_ names: [String]) -> String {
        names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: " ")
    }
}

/// One topic of the interface.
struct CoverageTopic: Hashable, Sendable {
    let title: String
    /// Members that do headless what they do in UIKit.
    let behaves: [String]
    /// Members that are kept and read back, or called, and have no effect headless.
    let stored: [String]
    /// Members that are not there or do not compile, with the reason.
    let absent: [String: String]

    init(_ title: String, behaves: String = "", stored: String = "", absent: [String: String] = [:]) {
        self.title = title
        self.behaves = Self.names(behaves)
        self.stored = Self.names(stored)
        self.absent = absent
    }

    private static func names(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
