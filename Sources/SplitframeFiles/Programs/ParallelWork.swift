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

/// One of several runs that divide independent work between them, possibly on several machines.
package struct Shard: Hashable, Sendable {
    /// The number of this run, from 1.
    package let number: Int
    package let count: Int

    /// The maximum number of shards.
    package static let most = 10_000

    package init?(number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads a shard written like `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    package var name: String { "\(number)/\(count)" }

    /// The indexes of this shard's pieces; each piece belongs to exactly one shard, the same in every run.
    ///
    /// Pieces are dealt out back and forth, the most expensive first: the costs of two shards differ by at most that of
    /// the most expensive piece.
    package func share(of costs: [Int]) -> [Int] {
        let dearestFirst = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
        return dearestFirst.indices.filter { place in
            let (round, seat) = place.quotientAndRemainder(dividingBy: count)
            return number - 1 == (round.isMultiple(of: 2) ? seat : count - 1 - seat)
        }.map { dearestFirst[$0] }.sorted()
    }
}
