public import Foundation

/// Views in a row or column: they are as long as they ask for, or share what there is.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How arranged views fill the stack's length, with UIKit's raw values.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How arranged views stand across, with UIKit's raw values.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The spacing of the system between views: 8 points, as between pinned views (documented for Auto Layout).
    public static let spacingUseSystem: CGFloat = .leastNormalMagnitude
    /// The stack's own spacing, where a view had one of its own.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    private static let systemSpacing: CGFloat = 8

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    open var isBaselineRelativeArrangement = false
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
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
        setNeedsLayout()
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(view)] ?? spacing
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The length of what is arranged with its gaps, and the breadth of the broadest.
    open override var intrinsicContentSize: CGSize {
        let views = shown
        guard !views.isEmpty else { return super.intrinsicContentSize }
        let lengths = views.map { wanted($0) ?? 0 }
        let total =
            (distribution == .fillEqually
                ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +))
            + views.dropLast().reduce(0) { $0 + gap(after: $1, otherwise: points(spacing)) }
            + margin.start + margin.end
        let breadth: CGFloat
        if axis == .vertical {
            breadth = views.map { $0.setSize(inWidth: nil).width }.max() ?? 0
        } else {
            let widths = layoutWidth.map { share($0 - margin.start - margin.end, among: views).lengths }
            breadth =
                views.indices.map { views[$0].setSize(inWidth: widths?[$0]).height }.max() ?? 0
        }
        let across = max(0, breadth) + across.start + across.end
        return axis == .horizontal
            ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let room = (axis == .horizontal ? bounds.width : bounds.height) - margin.start - margin.end
        let (lengths, gap) = share(room, among: views)
        var start = margin.start
        for (view, length) in zip(views, lengths) {
            place(view, from: start, length: length)
            start += length + self.gap(after: view, otherwise: gap)
        }
    }

    private func points(_ spacing: CGFloat) -> CGFloat {
        spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }

    private func gap(after view: UIView, otherwise gap: CGFloat) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
        return own == Self.spacingUseDefault ? gap : points(own)
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The margins along the axis and across it, where the app wants the stack's own to count.
    private var margin: (start: CGFloat, end: CGFloat) {
        guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
        let margins = layoutMargins
        return axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    }
    private var across: (start: CGFloat, end: CGFloat) {
        guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
        let margins = layoutMargins
        return axis == .horizontal ? (margins.top, margins.bottom) : (margins.left, margins.right)
    }

    /// The length that a view asks for along the axis; nil where it asks for none.
    private func wanted(_ view: UIView) -> CGFloat? {
        if axis == .horizontal {
            let width = view.setSize(inWidth: nil).width
            return width >= 0 ? width : nil
        }
        // Texts wrap at the stack's width.
        let room = (layoutWidth ?? bounds.width) - across.start - across.end
        let height = view.setSize(inWidth: room > 0 ? room : nil).height
        return height >= 0 ? height : nil
    }

    /// Which of the views takes what is left, or gives what is missing: the one that hugs or resists least, of several
    /// the last (assumed).
    private func yielding(_ views: [UIView], isGrowing: Bool) -> Int {
        let priorities = views.map {
            isGrowing
                ? $0.contentHuggingPriority(for: axis) : $0.contentCompressionResistancePriority(for: axis)
        }.map(\.rawValue)
        return priorities.lastIndex(of: priorities.min() ?? 0) ?? views.count - 1
    }

    /// Equal lengths, or those asked for: what is left goes to views that ask for none, else to the one that hugs its
    /// contents least or, with equal spacing, between them; in proportion each has its share.
    private func share(_ room: CGFloat, among views: [UIView]) -> (lengths: [CGFloat], gap: CGFloat) {
        let spacing = points(spacing)
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1, otherwise: spacing) }
        let asked = views.map(wanted)
        let free = room - gaps - asked.compactMap(\.self).reduce(0, +)
        let silent = CGFloat(asked.count { $0 == nil })
        switch distribution {
        case .fillEqually:
            let each = max(0, (room - gaps) / CGFloat(views.count))
            return (views.map { _ in each }, spacing)
        case .equalSpacing, .equalCentering:
            guard silent == 0, views.count > 1 else { break }
            return (asked.map { $0 ?? 0 }, spacing + max(0, free) / CGFloat(views.count - 1))
        case .fillProportionally:
            let total = asked.compactMap(\.self).reduce(0, +)
            guard silent == 0, total > 0 else { break }
            return (asked.map { ($0 ?? 0) / total * max(0, room - gaps) }, spacing)
        case .fill: break
        }
        var lengths = asked.map { $0 ?? max(0, free / max(1, silent)) }
        if silent == 0 {
            let index = yielding(views, isGrowing: free > 0)
            lengths[index] = max(0, lengths[index] + free)
        }
        return (lengths, spacing)
    }

    private func place(_ view: UIView, from start: CGFloat, length: CGFloat) {
        let breadth = (axis == .horizontal ? bounds.height : bounds.width) - across.start - across.end
        let size = view.setSize(inWidth: axis == .horizontal ? length : nil)
        let own = axis == .horizontal ? size.height : size.width
        let used = alignment == .fill || own < 0 ? breadth : min(own, breadth)
        let offset: CGFloat =
            switch alignment {
            case .fill, .leading, .firstBaseline: 0
            case .center: (breadth - used) / 2
            case .trailing, .lastBaseline: breadth - used
            }
        view.frame =
            axis == .horizontal
            ? CGRect(x: start, y: across.start + offset, width: length, height: used)
            : CGRect(x: across.start + offset, y: start, width: used, height: length)
    }
}

extension UIView {
    /// The size that constraints set, or else the contents ask for; negative where neither does.
    fileprivate func setSize(inWidth width: CGFloat?) -> CGSize {
        var fitting = contentSize(inWidth: width)
        if fitting.height < 0, let width { fitting.height = contentHeight(inWidth: width) ?? fitting.height }
        func set(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            constraints.first {
                $0.first === self && $0.firstAttribute == attribute && $0.second == nil
                    && $0.relation == .equal
            }?.constant
        }
        return CGSize(width: set(.width) ?? fitting.width, height: set(.height) ?? fitting.height)
    }
}

extension NSLayoutConstraint {
    /// A direction, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
