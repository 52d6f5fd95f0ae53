public import Foundation
import SplitframeInterface

/// A control for a value between two limits; the host's `slide(_:to:)` moves it.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var known: Float = 0
    /// The value, always within the limits.
    open var value: Float {
        get { known }
        set { known = max(minimumValue, min(newValue, maximumValue)) }
    }
    open var minimumValue: Float = 0 { didSet { value = known } }
    open var maximumValue: Float = 1 { didSet { value = known } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    private var thumbs: [State: UIImage] = [:]
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbs[state] }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The line along which the thumb moves, as it is drawn.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { ControlDrawing.trackRect(in: bounds) }

    /// The thumb as it is drawn: 24 points high, a convention of wireframes.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let side = min(24, bounds.height)
        return CGRect(
            x: rect.minX + share * (rect.width - side), y: bounds.midY - side / 2, width: side, height: side)
    }

    /// A size with the height of iOS 7 to 12 (assumed for later ones), and no width: that of a horizontal slider is
    /// Apple's example of one that may be missing (NSView.noIntrinsicMetric), and Interface Builder asks for a constraint
    /// on it (velog.io/@rudin_, 2024).
    ///
    /// So a stack that aligns its views at one side leaves a slider without a constraint no width, and nothing of it is
    /// drawn; whether a device shows the thumb, nobody has published.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    // MARK: Compiles only
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

extension UISlider: DrawnControl {
    var drawing: ControlDrawing? {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        return ControlDrawing(
            name: "slider", value: Double(value).pointText, tint: minimumTrackTintColor,
            parts: ControlDrawing.track(track, filled: thumb.midX - track.minX)
                + [(ViewElement(.knob), thumb)])
    }
}

/// A control whose two buttons change a value step by step; the host's `tapStep(up:of:)` taps them.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private var known: Double = 0
    /// The value, always within the limits.
    open var value: Double {
        get { known }
        set { known = max(minimumValue, min(newValue, maximumValue)) }
    }
    open var minimumValue: Double = 0 { didSet { value = known } }
    open var maximumValue: Double = 100 { didSet { value = known } }
    /// The amount that a tap adds or subtracts.
    open var stepValue: Double = 1
    /// Whether a step beyond one limit continues at the other.
    open var wraps = false
    /// Compiles only.
    open var autorepeat = true
    open var isContinuous = true

    /// - Parameter frame: The frame, whose size is ignored: a stepper has its own (assumed, as for a switch).
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let size = CGSize(width: 94, height: 32)
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    func step(up: Bool) {
        let next = value + (up ? stepValue : -stepValue)
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
    }
}

extension UIStepper: DrawnControl {
    var drawing: ControlDrawing? {
        let (minus, plus) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        // A button that has no effect any more is grey.
        var (less, more) = (
            ViewElement(.segment, text: "\u{2212}", fontSize: 15),
            ViewElement(.segment, text: "+", fontSize: 15)
        )
        less.isEnabled = wraps || value > minimumValue
        more.isEnabled = wraps || value < maximumValue
        return ControlDrawing(name: "stepper", value: value.pointText, parts: [(less, minus), (more, plus)])
    }
}
