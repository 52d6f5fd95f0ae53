import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes
import Synchronization

/// The rooms that sets of pictures keep around a device, each computed once, because every requested behavior and mode
/// has the same one.
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
        key.request.splitBehavior = .automatic
        key.request.displayMode = .automatic
        key.look.theme = .light
        // The lock is held while a room is computed, so that it is not computed twice.
        return rooms.withLock { rooms in
            if let known = rooms[key] { return known }
            let room = resolved.room(in: look)
            rooms[key] = room
            return room
        }
    }
}
