/// What waits for the moment at which everything has settled: completions of transitions and animations.
@MainActor final class PendingWork {
    static let shared = PendingWork()

    private var blocks: [() -> Void] = []

    var isEmpty: Bool { blocks.isEmpty }

    func add(_ block: @escaping () -> Void) { blocks.append(block) }

    /// Runs what waits now; what the blocks add waits for the next round.
    func run() {
        let due = blocks
        blocks = []
        for block in due { block() }
    }

    /// Rounds after which work that goes on and on is left to wait as all other does.
    private static let mostRounds = 20

    /// Does work, then what that has added, and so on until it is over; what waited before waits on.
    func runThrough(until isOver: () -> Bool, _ work: () -> Void) {
        let waiting = blocks
        blocks = []
        work()
        for _ in 0..<Self.mostRounds where !isOver() { run() }
        blocks = waiting + blocks
    }
}
