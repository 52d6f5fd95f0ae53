public import Foundation

/// The look of a view's edges; headless it is only kept.
@preconcurrency @MainActor open class CALayer: IdentityHashable {
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 0
    open var shadowOffset = CGSize.zero
    open var zPosition: CGFloat = 0
    open var frame = CGRect.zero
    open private(set) var sublayers: [CALayer]?

    public init() {}

    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    open func setNeedsDisplay() {}
    open func removeAllAnimations() {}
}

/// How a corner bends.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A layer of colours that run into each other; headless it is only kept.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [Double]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
