import Foundation
import Synchronization

/// The least processor time, in seconds, that this thread takes for some work in three runs; other tests that run
/// meanwhile do not count.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
        let start = threadTime()
        try work()
        least = min(least, threadTime() - start)
    }
    return least
}

/// The same of work that waits for other work of its own.
public func processorTime(of work: @Sendable () async throws -> Void) async rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
        let executor = MeasuringExecutor()
        try await withTaskExecutorPreference(executor) { try await work() }
        least = min(least, executor.seconds)
    }
    return least
}

/// The processor time that this thread has taken, in seconds.
private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Runs jobs one after the other and adds up what they take, whichever threads they run on.
private final class MeasuringExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "measured")
    private let spent = Mutex(0.0)

    var seconds: Double { spent.withLock { $0 } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            let start = threadTime()
            job.runSynchronously(on: self.asUnownedTaskExecutor())
            let taken = threadTime() - start
            self.spent.withLock { $0 += taken }
        }
    }
}

/// How many times as long work of eight times the size takes: about 8 where it grows in proportion, 64 where it grows
/// with the square.
public func growth(from few: Int, of work: (Int) throws -> Void) rethrows -> Double {
    let (less, more) = (try processorTime { try work(few) }, try processorTime { try work(8 * few) })
    // What takes less than half a millisecond is too short to be measured.
    return more / max(less, 0.000_5)
}
