public import SplitframeGeometry

/// The room around a device that its picture keeps free, in points.
public struct CanvasRoom: Hashable, Sendable {
    /// Beside the device, for lines, labels and columns out of sight.
    public var sides: EdgeInsets
    /// The heights below it, from top to bottom: the caption, the numbers' legend, the lines' legend, the notes.
    public var caption = 0.0
    public var marks = 0.0
    public var lines = 0.0
    public var notes = 0.0

    public init(sides: EdgeInsets = .zero) { self.sides = sides }

    /// Enough room for either of the two.
    public func union(_ other: CanvasRoom) -> CanvasRoom {
        var room = CanvasRoom(
            sides: EdgeInsets(
                top: max(sides.top, other.sides.top), left: max(sides.left, other.sides.left),
                bottom: max(sides.bottom, other.sides.bottom), right: max(sides.right, other.sides.right)))
        room.caption = max(caption, other.caption)
        room.marks = max(marks, other.marks)
        room.lines = max(lines, other.lines)
        room.notes = max(notes, other.notes)
        return room
    }
}
