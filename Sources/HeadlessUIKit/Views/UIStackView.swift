public import Foundation

/// Views in a row or column, with the lengths that they need or shares of the stack's length.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of arranged views along the stack's axis, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of arranged views across the axis, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The system's spacing between views: 8 points, as between pinned views (documented for Auto Layout).
    public static let spacingUseSystem: CGFloat = .leastNormalMagnitude
    /// The stack's own spacing, in place of a custom one after a view.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    static let systemSpacing: CGFloat = 8

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
    /// Compiles only.
    open var isBaselineRelativeArrangement = false
    private(set) var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: index)
        addSubview(view)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacing[ObjectIdentifier(view)] = spacing
        arrangementChanged()
    }

    /// Requests layout of the stack and of its surroundings, since its size depends on the arrangement.
    private func arrangementChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(view)] ?? spacing
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Along the axis the sum of lengths and gaps, across it the greatest length, both with the margins.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: arrangedLength(on: .horizontal)?.length ?? UIView.noIntrinsicMetric,
            height: arrangedLength(on: .vertical, inWidth: layoutWidth)?.length ?? UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeArranged()
    }
}

extension NSLayoutConstraint {
    /// The axis of a stack or constraint, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
