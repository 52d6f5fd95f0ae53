import Synchronization
import Testing

@testable import SplitframeFiles

struct `Parallel work` {
    @Test(arguments: [1, 2, 7, 100])
    func `gives results in order, whatever the number of jobs`(jobs: Int) async throws {
        let work = ParallelWork(count: 50, jobs: jobs, makeTools: {}, work: { index, _ in index * index })

        #expect(try await work.run { _ in } == (0..<50).map { $0 * $0 })
    }

    @Test func `tells how many pieces are done, each once`() async throws {
        let heard = Mutex<[Int]>([])
        let work = ParallelWork(count: 20, jobs: 3, makeTools: {}, work: { index, _ in index })

        _ = try await work.run { done in heard.withLock { $0.append(done) } }

        #expect(heard.withLock { $0 } == Array(1...20))
    }

    @Test func `makes tools once a job at most`() async throws {
        let made = Atomic<Int>(0)
        let work = ParallelWork(
            count: 20, jobs: 3, makeTools: { _ = made.add(1, ordering: .relaxed) },
            work: { index, _ in index })

        _ = try await work.run { _ in }

        #expect(made.load(ordering: .relaxed) == 3)
    }

    @Test func `ends with the first failure`() async {
        struct Failure: Error {}
        let done = Atomic<Int>(0)
        let work = ParallelWork(count: 1000, jobs: 1, makeTools: {}) { index, _ in
            if index == 3 { throw Failure() }
            _ = done.add(1, ordering: .relaxed)
        }

        await #expect(throws: Failure.self) { try await work.run { _ in } }
        #expect(done.load(ordering: .relaxed) == 3)
    }

    @Test func `ends when its task is cancelled`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ParallelWork(count: 10, jobs: 2, makeTools: {}, work: { index, _ in index }).run
            { _ in }
        }

        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
