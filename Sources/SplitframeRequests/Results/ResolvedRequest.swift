public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

/// The result of a request: its place, the split view there, the layout and the interface, ready to be drawn.
public struct ResolvedRequest: Sendable {
    public let request: SplitRequest
    public let place: Place
    /// The split view after all of the request has been applied.
    public let state: SplitState
    public let layout: ResolvedSplit
    public let tree: InterfaceTree

    /// Mounts the split view and applies the request.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show this.
    public init(_ request: SplitRequest) throws(SelectionError) {
        let state = try request.state()
        guard let tree = InterfaceTree(state, contents: request.columnContents) else {
            preconditionFailure("a mounted split view has an interface")
        }
        self.request = request
        place = try request.place()
        self.state = state
        layout = state.layout
        self.tree = tree
    }

    /// The picture in a look, not yet painted.
    public func wireframe(_ look: Look) -> Wireframe { wireframe(look, rooms: CanvasRooms()) }

    /// The picture in a look; in a set it has the room that all pictures of the set have.
    package func wireframe(_ look: Look, rooms: CanvasRooms) -> Wireframe {
        var wireframe = Wireframe(
            tree: tree, place: place, look: look, facts: caption,
            commentary: look.annotations.isEmpty ? Commentary() : commentary)
        if look.canvas == .set { wireframe.room = rooms.room(of: self, in: look) }
        return wireframe
    }
}
