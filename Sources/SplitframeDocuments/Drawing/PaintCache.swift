import SplitframeJSON
import SplitframeScene
import Synchronization

/// The files painted in the last run, so that only changed figures are painted again.
package final class PaintCache: Sendable {
    /// Everything that the bytes of a file depend on.
    struct Key: Hashable {
        var scene: Scene
        var dark: Scene?
        /// The facts about its motion, if it moves.
        var animation: JSON
        var file: String
        var scale: Int
    }

    private let state = Mutex<(last: [Key: [UInt8]], now: [Key: [UInt8]])>(([:], [:]))

    package init() {}

    /// Drops files that were not used in the last run.
    func begin() { state.withLock { $0 = ($0.now, [:]) } }

    /// The bytes for a key, painted if they are not cached.
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
