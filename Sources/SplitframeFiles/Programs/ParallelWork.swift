/// Independent pieces of work, done by several tasks at once, with results in order.
package struct ParallelWork<Tools, Outcome: Sendable>: Sendable {
    /// The number of pieces.
    package var count: Int
    /// The number of tasks that share the pieces.
    package var jobs: Int
    /// Makes the tools of one task, which never leave it.
    package var makeTools: @Sendable () throws -> Tools
    /// Does one piece.
    package var work: @Sendable (_ index: Int, _ tools: Tools) async throws -> Outcome

    package init(
        count: Int, jobs: Int, makeTools: @escaping @Sendable () throws -> Tools,
        work: @escaping @Sendable (_ index: Int, _ tools: Tools) async throws -> Outcome
    ) {
        self.count = count
        self.jobs = jobs
        self.makeTools = makeTools
        self.work = work
    }

    /// Does all pieces; the first failure, or a cancelled task, stops the rest.
    ///
    /// - Parameter progress: Called after each piece with the number of finished ones.
    package func run(progress: @escaping @Sendable (_ done: Int) -> Void) async throws -> [Outcome] {
        let list = WorkList(count: count, progress: progress)
        let parts = try await withThrowingTaskGroup(of: [(Int, Outcome)].self) { group in
            for _ in 0..<max(1, min(jobs, count)) {
                group.addTask {
                    let tools = try makeTools()
                    var outcomes: [(Int, Outcome)] = []
                    while let index = await list.next() {
                        try Task.checkCancellation()
                        outcomes.append((index, try await work(index, tools)))
                        await list.finish()
                    }
                    return outcomes
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return parts.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// Hands out the numbers of the pieces, each once.
private actor WorkList {
    private let count: Int
    private let progress: @Sendable (Int) -> Void
    private var given = 0
    private var done = 0

    init(count: Int, progress: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.progress = progress
    }

    func next() -> Int? {
        guard given < count else { return nil }
        defer { given += 1 }
        return given
    }

    func finish() {
        done += 1
        progress(done)
    }
}
