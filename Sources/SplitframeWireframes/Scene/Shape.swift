/// An outline that is filled, stroked or both; the fill is painted first.
public struct Shape: Hashable, Sendable {
    public var path: Path
    public var fill: Color?
    public var stroke: Stroke?
    /// The shadow of the filled outline, painted first.
    public var shadow: Shadow?
    /// The glass of the fill; nil for plain paint.
    public var glass: Glass?
    /// Whether the edges of a rectangle, rounded rectangle or ellipse are moved to whole output pixels, a span
    /// never thinner than one; its stroke is then inside the edges, a whole number of pixels wide.
    public var snapsToPixels: Bool

    public init(
        _ path: Path, fill: Color? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil,
        glass: Glass? = nil, snapsToPixels: Bool = false
    ) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        self.shadow = shadow
        self.glass = glass
        self.snapsToPixels = snapsToPixels
    }
}

/// The style of a line along an outline.
public struct Stroke: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round }
    public enum Join: Hashable, Sendable { case miter, round }

    public var color: Color
    /// The line's width in points, half on each side of the outline unless the shape snaps to pixels.
    public var width: Double
    /// Lengths of dash and gap in points; empty for a solid line.
    public var dash: [Double]
    public var cap: Cap
    public var join: Join

    public init(
        _ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter
    ) {
        self.color = color
        self.width = width
        self.dash = dash
        self.cap = cap
        self.join = join
    }
}

/// A soft shadow below a shape.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// The distance in points from the outline, inwards and outwards, over which the shadow fades.
    public var radius: Double
    /// The distance from the shape down to its shadow, in points.
    public var offsetY: Double

    public init(_ color: Color, radius: Double, offsetY: Double = 0) {
        self.color = color
        self.radius = radius
        self.offsetY = offsetY
    }
}
