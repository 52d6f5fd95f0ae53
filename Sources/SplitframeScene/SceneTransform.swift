public import SplitframeGeometry

/// A change of size and place: a point of a group is painted at `point * scale + offset`.
///
/// Everything scales, also line widths, shadows and type. What snaps to pixels snaps where it ends up.
public struct SceneTransform: Hashable, Sendable {
    public var scale: Double
    /// Where the group's origin lies in the space around it, in points of that space.
    public var offset: Point

    public static let identity = SceneTransform()

    public init(scale: Double = 1, offset: Point = .zero) {
        self.scale = scale
        self.offset = offset
    }

    /// The rectangle that another becomes.
    package func callAsFunction(_ rectangle: Rectangle) -> Rectangle {
        Rectangle(
            x: rectangle.x * scale + offset.x, y: rectangle.y * scale + offset.y,
            width: rectangle.width * scale, height: rectangle.height * scale)
    }
}
