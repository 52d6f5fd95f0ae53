import Synchronization

/// A lock for every call that may open or close a font.
///
/// All threads share Cairo's fonts. FreeType requires a lock around opening and closing them, which Cairo 1.16 lacks;
/// Cairo keeps ten fonts open, so that drawing a line may open one at any time.
enum FontLock {
    private static let mutex = Mutex<Void>(())

    static func hold<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
        try mutex.withLock { (_) throws(Failure) in try work() }
    }
}
