public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

extension Wireframe {
    /// What can be said of a split view that is on screen, and the room that its modes need, as far as the look asks.
    public mutating func comment(on state: SplitState, contents: [Column: ColumnContents]) {
        if !look.annotations.isEmpty { commentary = Commentary(on: state, contents: contents) }
        if look.canvas == .set { room = CanvasRoom(around: self, of: state, contents: contents) }
    }
}
