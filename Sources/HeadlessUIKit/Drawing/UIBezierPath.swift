public import Foundation

/// A path of lines and curves, which has bounds but is not drawn headless.
open class UIBezierPath: NSObject {
    /// The start of the next line; zero in a path without points.
    open var currentPoint: CGPoint { points.last ?? .zero }
    private var points: [CGPoint] = []

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        points = rect.corners
    }

    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) { self.init(rect: rect) }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public convenience init(cgPath path: CGPath) {
        self.init()
        points = path.points
    }

    open var isEmpty: Bool { points.isEmpty }

    /// The smallest rectangle around the given points; for arcs that of the whole circle.
    open var bounds: CGRect { cgPath.boundingBox }

    open var cgPath: CGPath {
        get { CGPath(points: points) }
        set { points = newValue.points }
    }

    open func move(to point: CGPoint) { points.append(point) }
    open func addLine(to point: CGPoint) { points.append(point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        points += [controlPoint1, controlPoint2, end]
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        points += [controlPoint, end]
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points +=
            CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius
            ).corners
        points.append(
            CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle)))
    }
    open func close() {}
    open func removeAllPoints() { points = [] }
    open func append(_ path: UIBezierPath) { points += path.points }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(points: points.reversed())) }
    open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open func fill() {}
    open func stroke() {}

    // MARK: Compiles only
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
    open func addClip() {}
}

/// The corners of a rectangle, with UIKit's raw values; compiles only.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
