import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes
import Synchronization

/// The rooms that sets of pictures keep around a device, each worked out once: they are the same for every style,
/// behavior and mode that is asked for.
package final class CanvasRooms: Sendable {
    private struct Key: Hashable {
        var request: SplitRequest
        var look: Look
    }

    private let rooms = Mutex<[Key: CanvasRoom]>([:])

    package init() {}

    /// The room around the device of a request in a look.
    func room(of resolved: ResolvedRequest, in look: Look) -> CanvasRoom {
        var key = Key(request: resolved.request, look: look)
        if key.request.columns == nil { key.request.style = .doubleColumn }
        key.request.splitBehavior = .automatic
        key.request.displayMode = .automatic
        key.look.theme = .light
        if let known = rooms.withLock({ $0[key] }) { return known }
        // Two tasks may work out the same room; they come to the same.
        let room = resolved.room(in: look)
        rooms.withLock { $0[key] = room }
        return room
    }
}
