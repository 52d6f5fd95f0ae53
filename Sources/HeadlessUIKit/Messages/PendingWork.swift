/// Work that waits until everything has settled: completions of transitions and animations.
@MainActor final class PendingWork {
    static let shared = PendingWork()

    private var blocks: [() -> Void] = []
    private var isAwaited = false

    var isEmpty: Bool { blocks.isEmpty }

    /// Has a block wait for the host to settle; where no host does, it runs once the main queue goes on.
    func add(_ block: @escaping () -> Void) {
        blocks.append(block)
        guard !isAwaited else { return }
        isAwaited = true
        Task {
            isAwaited = false
            run()
        }
    }

    /// Runs the waiting blocks; blocks that they add wait for the next round.
    func run() {
        let due = blocks
        blocks = []
        for block in due { block() }
    }

    /// The limit of rounds, after which endless work is left waiting.
    private static let mostRounds = 20

    /// Runs some work and, round by round, the blocks that it adds, until it is over; earlier blocks keep waiting.
    func runThrough(until isOver: () -> Bool, _ work: () -> Void) {
        let waiting = blocks
        blocks = []
        work()
        for _ in 0..<Self.mostRounds where !isOver() { run() }
        blocks = waiting + blocks
    }
}
