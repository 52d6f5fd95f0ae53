import Foundation

/// The symbols of Apple's class references by their topics: `Tests/Fixtures/UIKit/reference.txt`.
struct ClassReference: Sendable {
    struct Topic: Sendable {
        let title: String
        var symbols: [Symbol] = []
    }

    /// `UIViewController.show(_:sender:)`, or `UIViewController: NSCoding`.
    struct Symbol: Sendable {
        let name: String
        /// Why it is not there, where it is not.
        let absence: String?
    }

    private(set) var topics: [Topic] = []

    var symbols: [Symbol] { topics.flatMap(\.symbols) }

    /// - Parameter text: Lines of `# topic`, `symbol` and `symbol | reason of its absence`.
    init(text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                topics.append(Topic(title: String(line.dropFirst(2))))
            } else if !topics.isEmpty {
                let parts = line.components(separatedBy: " | ")
                let absence = parts.count == 2 ? parts[1] : nil
                topics[topics.count - 1].symbols.append(Symbol(name: parts[0], absence: absence))
            }
        }
    }
}
