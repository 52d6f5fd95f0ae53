import Synchronization

/// A bar on the terminal that fills while pictures are drawn; not shown without a terminal.
final class ProgressBar: Sendable {
    private static let width = 32

    private let console: Console
    /// The bar's last text, so that it is only drawn when it changes.
    private let last = Mutex("")

    init(console: Console) {
        self.console = console
    }

    deinit { clear() }

    /// Shows the progress of the work.
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

    /// Removes the bar.
    func clear() {
        last.withLock { last in
            guard !last.isEmpty else { return }
            last = ""
            console.terminal("\r\u{1B}[K")
        }
    }
}
