import HeadlessUIKit
import SplitframeInterface
import Testing

/// A way through an app: what is heard in each step is held against the rules that hold for every app.
@MainActor struct Tour {
    let host: HeadlessHost
    private var ledger: Ledger { AppLog.shared.ledger }

    /// Does one thing as a person or an app does it, and gives back what was heard.
    @discardableResult
    func callAsFunction(
        _ word: String, sourceLocation: SourceLocation = #_sourceLocation, _ action: () throws -> Void
    ) rethrows -> Heard {
        try action()
        host.settle()
        let (log, faults) = ledger.take()
        let heard = Heard(lines: log)
        let all = faults + screenFaults + heard.faults(isCollapsed: host.splitViewController?.isCollapsed)
        #expect(all.isEmpty, "\(word):\n\(log.joined(separator: "\n"))", sourceLocation: sourceLocation)
        return heard
    }

    /// Dossier l.7 and l.8: who appeared last is who is on screen, and in a window.
    private var screenFaults: [String] {
        let appeared = ledger.appeared()
        let shown = (host.rootViewController.map(ScreenTruth.shown(from:)) ?? []).filter { $0 is any Named }
        return shown.filter { !appeared.contains($0) }.map {
            "\(ledger.name($0)) is on screen and has not appeared"
        }
            + appeared.filter { !shown.contains($0) }.map {
                "\(ledger.name($0)) has appeared and is not on screen"
            } + ledger.take().faults
    }

    /// The lines of the interface tree, each a path, a tab and what is there.
    func tree() throws -> [String] {
        try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n").dropFirst(2).map(
            String.init)
    }

    /// What is said below a path, in drawing order: texts, second texts and titles.
    func words(below path: String = "") throws -> [String] {
        try tree().filter { $0.hasPrefix(path) && !$0.contains("\ttitle ") }.flatMap { line in
            line.matches(of: #/ (?:text|secondaryText|title)="([^"]*)"/#).map { String($0.1) }
        }
    }

    /// The line of an element.
    func line(_ path: String) throws -> String {
        try #require(try tree().first { $0.hasPrefix("\(path)\t") }, "nothing at \(path)")
    }

    /// The line of an element by its words.
    func line(saying words: String) throws -> String {
        let tree = try tree()
        return try #require(
            tree.first { $0.contains("\"\(words)\"") },
            "nobody says \(words):\n\(tree.joined(separator: "\n"))")
    }
}
