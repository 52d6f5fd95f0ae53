public import Foundation

/// A path as a value: its points, including control points; compiles only.
public final class CGPath: Hashable, Sendable {
    let points: [CGPoint]

    init(points: [CGPoint]) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: rect.corners.map { point in transform.map { point.applying($0.pointee) } ?? point })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { self.init(rect: rect, transform: transform) }

    public var isEmpty: Bool { points.isEmpty }

    /// The smallest rectangle around the points; null without points.
    public var boundingBox: CGRect {
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.points == right.points }

    public func hash(into hasher: inout Hasher) { for point in points { hasher.combine(point.x) } }
}

/// The end of a line, with Core Graphics' raw values; compiles only.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The joint of two lines, with Core Graphics' raw values; compiles only.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
