/// A position in points, measured from the top-left corner of a space that the user of the point defines.
public struct Point: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in points.
public struct Size: Hashable, Codable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = Size(width: 0, height: 0)

    /// The same size turned by a quarter: width and height are exchanged.
    public var transposed: Size { Size(width: height, height: width) }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An axis-parallel rectangle in points; `x` and `y` are its top-left corner, y grows downwards.
public struct Rectangle: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { x }
    public var midX: Double { x + width / 2 }
    public var maxX: Double { x + width }
    public var minY: Double { y }
    public var midY: Double { y + height / 2 }
    public var maxY: Double { y + height }
    public var origin: Point { Point(x: x, y: y) }
    public var size: Size { Size(width: width, height: height) }
    public var center: Point { Point(x: midX, y: midY) }
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of a size with its top-left corner at a point.
    public init(origin: Point = .zero, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The rectangle moved by an offset.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rectangle {
        Rectangle(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle with its origin and its size multiplied by a factor.
    public func scaled(by factor: Double) -> Rectangle {
        Rectangle(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    /// The rectangle with each edge moved inwards; an edge never passes its opposite.
    public func inset(by insets: EdgeInsets) -> Rectangle {
        Rectangle(
            x: x + insets.left, y: y + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle with every edge moved inwards by one distance.
    public func inset(by distance: Double) -> Rectangle {
        inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
    }

    /// The rectangle mirrored at the vertical middle of a span of this width.
    ///
    /// `Rectangle(x: 10, y: 0, width: 320, height: 1)` in 820 points becomes x 490.
    public func mirrored(inWidth span: Double) -> Rectangle {
        Rectangle(x: span - maxX, y: y, width: width, height: height)
    }

    /// The intersection of two rectangles, or nil if they do not overlap.
    public func intersection(_ other: Rectangle) -> Rectangle? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let common = Rectangle(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return common.isEmpty ? nil : common
    }

    /// The intersection of two rectangles, unless it is so thin that it is only a rounding error.
    package func overlap(with other: Rectangle) -> Rectangle? {
        intersection(other).flatMap { $0.width < 0.001 || $0.height < 0.001 ? nil : $0 }
    }

    /// Whether this column covers content of another one, rather than only the background outside its safe area.
    package func coversContent(of column: Rectangle, safeArea: EdgeInsets) -> Bool {
        overlap(with: column.inset(by: safeArea)) != nil
    }

    /// Whether the other rectangle is wholly inside this one, edges included.
    public func contains(_ other: Rectangle) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

/// Distances in points from the four edges of a rectangle inwards; left and right are physical sides.
public struct EdgeInsets: Hashable, Codable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// The mirrored insets: left and right are exchanged.
    public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    /// Insets that undo these: distances outwards.
    package var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
