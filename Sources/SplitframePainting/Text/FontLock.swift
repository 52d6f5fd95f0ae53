import Synchronization

/// What may open or close a font holds this lock meanwhile.
///
/// All threads share Cairo's fonts. FreeType asks for a lock around opening and closing them, and Cairo 1.16 has none;
/// it keeps ten fonts open, so that drawing a line may open one at any time.
enum FontLock {
    private static let mutex = Mutex<Void>(())

    static func hold<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
        try mutex.withLock { (_) throws(Failure) in try work() }
    }
}
