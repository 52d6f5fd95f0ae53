import Synchronization

/// A bar on the terminal that fills while pictures are drawn; silent where there is no terminal.
final class ProgressBar: Sendable {
    private static let width = 32

    private let console: Console
    /// What the bar showed last, so that it is drawn only where something changes.
    private let last = Mutex("")

    init(console: Console) {
        self.console = console
    }

    deinit { clear() }

    /// Shows how far the work is.
    func show(done: Int, of total: Int) {
        guard console.isTerminal, total > 0 else { return }
        let filled = done * Self.width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        let colored = console.allowsColor ? "\u{1B}[36m\(bar)\u{1B}[0m" : bar
        let line = "\(colored) \(done * 100 / total) %  \(done) of \(total)"
        last.withLock { last in
            guard last != line else { return }
            last = line
            console.terminal("\r\(line)\u{1B}[K")
        }
    }

    /// Takes the bar away.
    func clear() {
        last.withLock { last in
            guard !last.isEmpty else { return }
            last = ""
            console.terminal("\r\u{1B}[K")
        }
    }
}
