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
}
