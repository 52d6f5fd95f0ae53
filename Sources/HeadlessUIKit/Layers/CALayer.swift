public import Foundation

/// A layer, which has its place among others and is not drawn.
@preconcurrency @MainActor open class CALayer: IdentityHashable {
    /// Compiles only.
    open var name: String?
    /// Compiles only.
    open weak var delegate: AnyObject?
    /// Compiles only.
    open var backgroundColor: CGColor?
    /// Compiles only.
    open var cornerRadius: CGFloat = 0
    /// Compiles only.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Compiles only.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Compiles only.
    open var borderWidth: CGFloat = 0
    /// Compiles only.
    open var borderColor: CGColor?
    /// Compiles only.
    open var masksToBounds = false
    /// Compiles only.
    open var mask: CALayer?
    /// Compiles only.
    open var opacity: Float = 1
    /// Compiles only.
    open var isOpaque = false
    /// Compiles only.
    open var isHidden = false
    /// Compiles only.
    open var shadowOpacity: Float = 0
    /// Compiles only.
    open var shadowRadius: CGFloat = 3
    /// Compiles only.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Compiles only.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// Compiles only.
    open var shadowPath: CGPath?
    /// Compiles only.
    open var zPosition: CGFloat = 0
    /// Compiles only.
    open var frame = CGRect.zero
    /// Compiles only.
    open var bounds = CGRect.zero
    /// Compiles only.
    open var position = CGPoint.zero
    /// Compiles only.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Compiles only.
    open var contents: Any?
    /// Compiles only.
    open var contentsScale: CGFloat = 1
    /// Compiles only.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Compiles only.
    open var shouldRasterize = false
    /// Compiles only.
    open var rasterizationScale: CGFloat = 1
    /// Compiles only.
    open var allowsGroupOpacity = true
    /// Compiles only.
    open var needsDisplayOnBoundsChange = false
    /// Compiles only.
    open var speed: Float = 1
    /// Compiles only.
    open var timeOffset: Double = 0
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public init() {}

    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0)
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        let others = sublayers ?? []
        sublayers = others
        sublayers?.insert(layer, at: min(max(index, 0), others.count))
        layer.superlayer = self
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func display() {}

    /// Stores an animation, which ends at once; its delegate is told about the end when the host settles.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        if let delegate = animation.delegate {
            delegate.animationDidStart(animation)
            PendingWork.shared.add { delegate.animationDidStop(animation, finished: true) }
        }
        if let key { animations[key] = animation }
    }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
}

/// The curve of a corner; compiles only.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The placement of contents in a layer; compiles only.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The corners of a layer; compiles only.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
