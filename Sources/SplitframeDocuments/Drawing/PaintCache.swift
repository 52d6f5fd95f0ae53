import SplitframeJSON
import SplitframeScene
import Synchronization

/// What was painted last time, so that of many figures only those are painted that have changed.
package final class PaintCache: Sendable {
    /// What the bytes of a file depend on.
    struct Key: Hashable {
        var scene: Scene
        var dark: Scene?
        /// What is said of its motion, where it moves.
        var animation: JSON
        var file: String
        var scale: Int
    }

    private let state = Mutex<(last: [Key: [UInt8]], now: [Key: [UInt8]])>(([:], [:]))

    package init() {}

    /// Forgets what was not asked for since the last time.
    func begin() { state.withLock { $0 = ($0.now, [:]) } }

    /// The bytes for a key, painted where they are not known.
    func bytes(_ key: Key, paint: () throws -> [UInt8]) rethrows -> [UInt8] {
        if let known = state.withLock({ $0.now[key] ?? $0.last[key] }) {
            state.withLock { $0.now[key] = known }
            return known
        }
        let bytes = try paint()
        state.withLock { $0.now[key] = bytes }
        return bytes
    }
}
