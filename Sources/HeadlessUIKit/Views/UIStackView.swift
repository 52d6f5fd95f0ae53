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

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Compiles only.
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

    /// Along the axis the sum of lengths and gaps, across it the greatest length, both with the margins.
    open override var intrinsicContentSize: CGSize {
        let views = shown
        guard !views.isEmpty else { return super.intrinsicContentSize }
        let total =
            lengths(of: views, in: nil).lengths.reduce(0, +)
            + views.dropLast().reduce(0) { $0 + gap(after: $1, otherwise: points(spacing)) }
            + margin.start + margin.end
        let room = axis == .horizontal ? layoutWidth.map { $0 - margin.start - margin.end } : nil
        let broadest = breadth(of: views, lengths: room.map { lengths(of: views, in: $0).lengths })
        let across = max(0, broadest) + across.start + across.end
        return axis == .horizontal
            ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let room = (axis == .horizontal ? bounds.width : bounds.height) - margin.start - margin.end
        let (lengths, gap) = self.lengths(of: views, in: room)
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

    /// The margins along the axis and across it, which are 0 unless the app lays out relative to them.
    private var margin: (start: CGFloat, end: CGFloat) { margin(on: axis) }
    private var across: (start: CGFloat, end: CGFloat) { margin(on: crossAxis) }

    private func margin(on axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
        guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
        let margins = layoutMargins
        return axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    }

    private var along: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
    private var crossAttribute: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }
    private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

    /// The size within the margins across the axis; nil before the stack has one.
    private var breadth: CGFloat? {
        let own = axis == .horizontal ? bounds.height : layoutWidth ?? bounds.width
        let room = own - across.start - across.end
        return room > 0 ? room : nil
    }

    /// The length that a view's contents need along the axis; nil for contents without a length.
    private func wanted(_ view: UIView) -> CGFloat? {
        let length: CGFloat
        if axis == .horizontal {
            length = view.contentsSize(inWidth: nil).width
        } else {
            // Texts wrap at the stack's width, or at their own.
            let own = alignment == .fill ? nil : crossLength(of: view, length: nil, isContent: false)
            length = view.contentsSize(inWidth: own ?? breadth).height
        }
        return length >= 0 ? length : nil
    }

    /// The lengths according to constraints and distribution; remaining space goes to the view with the lowest hugging
    /// priority, and missing space is taken from the one with the lowest resistance, of several the last (assumed).
    ///
    /// - Parameter room: The space for views and gaps; nil where these determine it.
    private func lengths(of views: [UIView], in room: CGFloat?) -> (lengths: [CGFloat], gap: CGFloat) {
        let spacing = points(spacing)
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1, otherwise: spacing) }
        let asked = views.map(wanted)
        let variables = views.indices.map(LinearExpression.init(variable:))
        var rules = LengthRules()
        let firstSilent = asked.firstIndex { $0 == nil }
        let isSpaced =
            [.equalSpacing, .equalCentering].contains(distribution) && firstSilent == nil && views.count > 1
        let sum = variables.reduce(LinearExpression(gaps - (room ?? 0))) { $0.adding($1) }
        if room != nil, !isSpaced { rules.take(sum, priority: UILayoutPriority.required.rawValue) }
        if distribution == .fillEqually {
            for other in variables.dropFirst() {
                rules.take(
                    variables[0].adding(other, times: -1), priority: UILayoutPriority.required.rawValue)
            }
        }
        rules.take(constraintsOnLengths(of: views)) { item, attribute in
            if let index = views.firstIndex(where: { $0 === item }) {
                if attribute == along { return variables[index] }
                let length = alignment == .fill ? breadth : crossLength(of: views[index], length: nil)
                return length.map { LinearExpression($0) }
            }
            if item === self, attribute == along {
                return room.map { LinearExpression($0 + margin.start + margin.end) }
            }
            return length(attribute, of: item)
        }
        let total = asked.compactMap(\.self).reduce(0, +)
        if distribution == .fillProportionally, firstSilent == nil, total > 0, let room {
            for (variable, asked) in zip(variables, asked) {
                let share = (asked ?? 0) / total * max(0, room - gaps)
                rules.take(variable.adding(LinearExpression(-share)), priority: Self.proportionally)
            }
        }
        for (index, view) in views.enumerated() {
            guard let asked = asked[index] else {
                // Views without a length share the remaining space.
                if let firstSilent, room != nil {
                    rules.take(variables[firstSilent].adding(variables[index], times: -1), priority: 0)
                }
                continue
            }
            rules.takeContents(asked, of: view, as: variables[index], on: axis)
        }
        let lengths = rules.values(views.count).map { $0 ?? 0 }
        guard isSpaced, let room else { return (lengths, spacing) }
        let free = room - gaps - lengths.reduce(0, +)
        return (lengths, spacing + max(0, free) / CGFloat(views.count - 1))
    }

    /// The priority of proportions, below required rules and above all others.
    private static let proportionally: Float = 999

    /// The size of a view across the axis, by its constraints and its contents; nil where neither determines it.
    ///
    /// - Parameter length: The view's length along the axis, if known.
    private func crossLength(of view: UIView, length: CGFloat?, isContent: Bool = true) -> CGFloat? {
        var rules = LengthRules()
        let own = LinearExpression(variable: 0)
        rules.take(constraintsOnLengths(of: [view])) { item, attribute in
            if item === view {
                return attribute == crossAttribute ? own : length.map { LinearExpression($0) }
            }
            if item === self, attribute == crossAttribute {
                return breadth.map { LinearExpression($0 + across.start + across.end) }
            }
            return self.length(attribute, of: item)
        }
        if isContent {
            let size = view.contentsSize(inWidth: axis == .horizontal ? length : nil)
            let asked = axis == .horizontal ? size.height : size.width
            if asked >= 0 { rules.takeContents(asked, of: view, as: own, on: crossAxis) }
        }
        return rules.values(1)[0]
    }

    /// The size that the views need across the axis; with fill alignment, views with a fixed size determine it.
    private func breadth(of views: [UIView], lengths: [CGFloat]?) -> CGFloat {
        let fixed =
            alignment == .fill
            ? views.indices.compactMap { crossLength(of: views[$0], length: lengths?[$0], isContent: false) }
            : []
        return fixed.max() ?? views.indices.compactMap { crossLength(of: views[$0], length: lengths?[$0]) }
            .max() ?? 0
    }

    private func constraintsOnLengths(of views: [UIView]) -> [NSLayoutConstraint] {
        (constraints + views.flatMap(\.constraints)).filter { constraint in
            constraint.isOnLength && views.contains(where: constraint.concerns)
        }
    }

    /// The current length of an item that the stack does not arrange; nil before it has one.
    private func length(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem)
        -> LinearExpression?
    {
        if item === self { return nil }
        let size = item.itemFrame.size
        let length = attribute == .width ? size.width : size.height
        return length > 0 ? LinearExpression(length) : nil
    }

    private func place(_ view: UIView, from start: CGFloat, length: CGFloat) {
        let breadth = (axis == .horizontal ? bounds.height : bounds.width) - across.start - across.end
        let own = alignment == .fill ? nil : crossLength(of: view, length: length)
        let used = own.map { min($0, breadth) } ?? breadth
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
    /// The size that the contents need; negative where they have none.
    fileprivate func contentsSize(inWidth width: CGFloat?) -> CGSize {
        var size = contentSize(inWidth: width)
        if size.height < 0, let width { size.height = contentHeight(inWidth: width) ?? size.height }
        return size
    }
}

extension NSLayoutConstraint {
    fileprivate var isOnLength: Bool {
        let lengths: Set<Attribute> = [.width, .height]
        return lengths.contains(firstAttribute) && (second == nil || lengths.contains(secondAttribute))
    }

    /// The axis of a stack or constraint, with UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
