import Foundation

/// What is said of one symbol of UIKit: a line of `Tests/Fixtures/UIKit/coverage.txt`.
struct CoverageRow: Hashable, Sendable {
    /// `UIViewController.show(_:sender:)`, or `UIViewController: NSCoding`.
    let symbol: String
    let state: State

    enum State: Hashable, Sendable {
        /// Does headless what it does in UIKit; without it this test fails: `suite: test`, which holds this fact.
        case behaves(test: String, fact: CoverageFact)
        /// Kept and read back, or called, without an effect headless.
        case stored
        /// Not there, or does not compile, for this reason.
        case absent(reason: String)
    }

    /// - Parameter line: `symbol | behaves | suite: test | page › heading: fact`, `symbol | stored` or
    ///   `symbol | absent | reason`.
    init?(line: Substring) {
        let parts = line.components(separatedBy: " | ")
        switch (parts.dropFirst().first, parts.count) {
        case ("behaves", 4):
            guard let fact = CoverageFact(parts[3], of: parts[0]) else { return nil }
            state = .behaves(test: parts[2], fact: fact)
        case ("stored", 2): state = .stored
        case ("absent", 3): state = .absent(reason: parts[2])
        default: return nil
        }
        symbol = parts[0]
    }
}

/// How much of UIKit's interface is here, by topics.
struct CoverageTable: Sendable {
    struct Topic: Sendable {
        let title: String
        var rows: [CoverageRow] = []
    }

    private(set) var topics: [Topic] = []
    /// Lines that say nothing.
    private(set) var unreadable: [String] = []

    var rows: [CoverageRow] { topics.flatMap(\.rows) }

    init(text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                topics.append(Topic(title: String(line.dropFirst(2))))
            } else if let row = CoverageRow(line: line), !topics.isEmpty {
                topics[topics.count - 1].rows.append(row)
            } else {
                unreadable.append(String(line))
            }
        }
    }

    /// The table as Markdown, a row a topic.
    var markdown: String {
        let rows = topics.map { topic in
            let behaving = topic.rows.compactMap { if case .behaves = $0.state { $0.symbol } else { nil } }
            let stored = topic.rows.filter { $0.state == .stored }.map(\.symbol)
            let absent = topic.rows.compactMap {
                if case .absent(let reason) = $0.state { "`\($0.symbol)`: \(reason)" } else { nil }
            }
            return "| \(topic.title) | \(Self.byType(behaving)) | \(Self.byType(stored)) | "
                + "\(absent.isEmpty ? "–" : absent.joined(separator: "; ")) |"
        }
        return (["| topic | behaves | stored | absent |", "|---|---|---|---|"] + rows).joined(separator: "\n")
            + "\n" + topics.map(Self.facts).joined()
    }

    /// What is documented of a topic's symbols, and held by their tests.
    private static func facts(of topic: Topic) -> String {
        let lines = topic.rows.compactMap { row in
            if case .behaves(_, let fact) = row.state {
                "* `\(row.symbol)` – \(fact.text) *\(fact.place(for: row.symbol))*"
            } else {
                nil
            }
        }
        guard !lines.isEmpty else { return "" }
        return "\n<details><summary>\(topic.title), as documented</summary>\n\n"
            + lines.joined(separator: "\n") + "\n\n</details>\n"
    }

    /// Members behind the name of their type, said once.
    private static func byType(_ symbols: [String]) -> String {
        var order: [String] = []
        var members: [String: [String]] = [:]
        for symbol in symbols {
            let end = symbol.prefix { $0 != "(" }.lastIndex(of: ".")
            let type = end.map { String(symbol[..<$0]) } ?? ""
            let member = end.map { String(symbol[symbol.index(after: $0)...]) } ?? symbol
            if members[type] == nil { order.append(type) }
            members[type, default: []].append("`\(member)`")
        }
        let groups = order.map { type in
            (type.isEmpty ? "" : "\(type): ") + members[type, default: []].joined(separator: " ")
        }
        return groups.isEmpty ? "–" : groups.joined(separator: "; ")
    }
}
