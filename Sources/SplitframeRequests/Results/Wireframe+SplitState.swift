public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

extension Wireframe {
    /// Adds notes about a split view on screen, and the room that its modes need, as far as the look needs them.
    public mutating func comment(on state: SplitState, contents: [Column: ColumnContents]) {
        if !look.annotations.isEmpty { commentary = Commentary(on: state, contents: contents) }
        if look.canvas == .set { room = CanvasRoom(around: self, of: state, contents: contents) }
    }
}
