public import Foundation
import SplitframeInterface

/// A switch, which a tap of the host toggles.
@preconcurrency @MainActor open class UISwitch: UIControl {
    open var isOn = false
    open var title: String?
    open var onTintColor: UIColor?
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [AppearanceProperty(\UISwitch.onTintColor)]
    }
    /// Compiles only.
    open var thumbTintColor: UIColor?
    open var preferredStyle = Style.automatic
    open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }

    /// The style of a switch, with UIKit's raw values; all are drawn as sliding switches.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// - Parameter frame: The frame, whose size is ignored: a switch has its own (documented).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 51 × 31 points in iOS 7 to 18, and 63 × 28 from iOS 26 on (reported for the same control in SwiftUI:
    /// wanteddev/montage-ios#488).
    open override var intrinsicContentSize: CGSize {
        traitCollection.values.system.look.hasGlass
            ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    /// A switch keeps its own size when it enters a system with another one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if translatesAutoresizingMaskIntoConstraints { frame.size = intrinsicContentSize }
    }
}

/// A control for a choice among a few segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var segments: [(title: String?, image: UIImage?, isEnabled: Bool)] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// Whether a segment is selected only while its event is sent.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?
    private var widths: [Int: CGFloat] = [:]
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    open var numberOfSegments: Int { segments.count }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            segments.append((item as? String, item as? UIImage, true))
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { segments.append((action.title, action.image, true)) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert((title, nil, true), at: min(segment, segments.count))
        invalidateIntrinsicContentSize()
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert((nil, image, true), at: min(segment, segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].title = title }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        widths[segment] = width
        invalidateIntrinsicContentSize()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
    /// Sets the font and the colour of titles; those of the normal state are those of any other.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {}
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].title = action.title
        segments[segment].image = action.image
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].image = image }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    /// A size with the height of iOS 13 to 18 and the width of its titles with space around them (assumed).
    open override var intrinsicContentSize: CGSize {
        let label = UILabel()
        let width =
            segments.map { segment -> CGFloat in
                label.text = segment.title
                return label.fittingSize.width + 24
            }.max() ?? 0
        let set = segments.indices.map { widths[$0] ?? 0 }
        return CGSize(width: set.reduce(0) { $0 + ($1 > 0 ? $1 : width) }, height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    // MARK: Compiles only
    open var apportionsSegmentWidthsByContent = false
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
}

/// A spinning wheel that indicates activity.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes of the wheel, with UIKit's raw values; those up to iOS 12 have their colour in the name.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large
    }

    open var style = Style.medium
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open private(set) var isAnimating = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type.
    open var color: UIColor!

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize {
        let isLarge = style == .large || style == .whiteLarge
        return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }
}

extension UIActivityIndicatorView: DrawnControl {
    var drawing: ControlDrawing? {
        ControlDrawing(
            name: "activityIndicator", value: isAnimating ? "busy" : nil, tint: color,
            parts: ControlDrawing.wheel(in: bounds))
    }
}

extension ControlDrawing {
    /// Eight dots in a circle, the wireframe's convention for a spinning wheel.
    static func wheel(in bounds: CGRect) -> [Part] {
        let side = min(bounds.width, bounds.height)
        return (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            let middle = CGPoint(
                x: bounds.midX + sin(angle) * side * 0.38, y: bounds.midY - cos(angle) * side * 0.38)
            let dot = CGRect(
                x: middle.x - side * 0.08, y: middle.y - side * 0.08, width: side * 0.16, height: side * 0.16)
            return (ViewElement(.dot, isSelected: index < 3), dot)
        }
    }
}

/// A bar that shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var progressViewStyle = Style.default
    open var observedProgress: Progress?

    /// The style of a bar, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    // MARK: Compiles only
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
}

extension UIProgressView: DrawnControl {
    var drawing: ControlDrawing? {
        let share = min(max(observedProgress?.fractionCompleted ?? Double(progress), 0), 1)
        return ControlDrawing(
            name: "progress", value: "\((share * 100).rounded().pointText) %", tint: progressTintColor,
            parts: ControlDrawing.track(
                ControlDrawing.trackRect(in: bounds), filled: bounds.width * share))
    }
}
