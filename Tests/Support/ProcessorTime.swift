import Foundation

/// The least processor time, in seconds, that this thread takes for some work in three runs; other tests that run
/// meanwhile do not count.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    var least = Double.infinity
    for _ in 0..<3 {
        let start = now()
        try work()
        least = min(least, now() - start)
    }
    return least
}

/// How many times as long work of eight times the size takes: about 8 where it grows in proportion, 64 where it grows
/// with the square.
public func growth(from few: Int, of work: (Int) throws -> Void) rethrows -> Double {
    let (less, more) = (try processorTime { try work(few) }, try processorTime { try work(8 * few) })
    // What takes less than half a millisecond is too short to be measured.
    return more / max(less, 0.000_5)
}
