public import Foundation

/// A layer, of which background, border and corners are drawn beneath the views of the same view.
@preconcurrency @MainActor open class CALayer: IdentityHashable {
    /// The place of the view whose layer this is; nil for any other layer.
    weak var place: (any LayerPlace)?
    private var ownBackground: CGColor?
    /// The background of the layer, and of the view whose layer it is.
    open var backgroundColor: CGColor? {
        get { place.map { $0.backgroundColor.map(CGColor.init) } ?? ownBackground }
        set { if let place { place.backgroundColor = newValue?.color } else { ownBackground = newValue } }
    }
    /// The radius of the corners of the background and the border of the view whose layer it is, in points.
    open var cornerRadius: CGFloat = 0
    /// The round corners of the background and the border.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border inside the edges of the view whose layer it is, in points.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = UIColor.black.cgColor
    private var ownMasking = false
    /// Whether what is inside the layer, or the view whose layer it is, is cut off at its edges.
    open var masksToBounds: Bool {
        get { place?.clipsToBounds ?? ownMasking }
        set { if let place { place.clipsToBounds = newValue } else { ownMasking = newValue } }
    }
    private var ownOpacity: Float = 1
    /// The opacity of the layer, and of the view whose layer it is.
    open var opacity: Float {
        get { place.map { Float($0.alpha) } ?? ownOpacity }
        set { if let place { place.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }
    private var isOwnHidden = false
    /// Whether the layer is hidden, and the view whose layer it is.
    open var isHidden: Bool {
        get { place?.isHidden ?? isOwnHidden }
        set { if let place { place.isHidden = newValue } else { isOwnHidden = newValue } }
    }
    private var ownBounds = CGRect.zero
    /// The layer's own space, in points; that of its view.
    open var bounds: CGRect {
        get { place?.bounds ?? ownBounds }
        set { if let place { place.bounds = newValue } else { ownBounds = newValue } }
    }
    private var ownPosition = CGPoint.zero
    /// The place of the anchor point in the superlayer, in points; the middle of the layer's view.
    open var position: CGPoint {
        get { place?.center ?? ownPosition }
        set { if let place { place.center = newValue } else { ownPosition = newValue } }
    }
    /// The point of the layer that is at its position, in fractions of its size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The place in the superlayer, in points; a transform has no effect on it.
    open var frame: CGRect {
        get {
            let bounds = bounds
            return CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        set {
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x,
                y: newValue.minY + newValue.height * anchorPoint.y)
            bounds.size = newValue.size
        }
    }
    private var ownTransform = CATransform3DIdentity
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

    // MARK: Compiles only
    open var name: String?
    open weak var delegate: AnyObject?
    open var cornerCurve = CALayerCornerCurve.circular
    open var mask: CALayer?
    open var isOpaque = false
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowColor: CGColor? = UIColor.black.cgColor
    open var shadowPath: CGPath?
    open var zPosition: CGFloat = 0
    /// Stored for a layer, and for the view whose layer it is.
    open var transform: CATransform3D {
        get { place?.transform3D ?? ownTransform }
        set { if let place { place.transform3D = newValue } else { ownTransform = newValue } }
    }
    open var sublayerTransform = CATransform3DIdentity
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var needsDisplayOnBoundsChange = false
    open var speed: Float = 1
    open var timeOffset: Double = 0
    open func render(in ctx: CGContext) {}
}

/// What a view's layer shares with it.
@preconcurrency @MainActor protocol LayerPlace: AnyObject {
    var bounds: CGRect { get set }
    var center: CGPoint { get set }
    var transform3D: CATransform3D { get set }
    var backgroundColor: UIColor? { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
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

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A layer with a gradient, which is drawn in the mean of its colours.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]?

    // MARK: Compiles only
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
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
