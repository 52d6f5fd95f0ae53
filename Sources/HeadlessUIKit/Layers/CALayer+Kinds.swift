public import Foundation

/// A layer with a gradient, which is drawn in the mean of its colours.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    /// Compiles only.
    open var locations: [NSNumber]?
    /// Compiles only.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Compiles only.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Compiles only.
    open var type = CAGradientLayerType.axial
}

/// The kind of a gradient; compiles only.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer with a path; compiles only.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The end of a shape's lines; compiles only.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The joint of a shape's lines; compiles only.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The rule that determines the inside of a shape; compiles only.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    public init(rawValue: String) { self.rawValue = rawValue }
}
