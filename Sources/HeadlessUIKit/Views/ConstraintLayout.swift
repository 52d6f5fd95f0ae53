import Foundation

/// The frames of subviews and guides with constraints, which are solved in the order of their priorities.
///
/// Equalities are added one after the other, including those of intrinsic sizes; an inequality is added as an equality
/// once it turns out to be violated. Frames that no constraint determines stay as they are.
@MainActor struct ConstraintLayout {
    private let container: UIView
    /// The size of the container; nil where the contents determine it.
    private let size: (width: CGFloat?, height: CGFloat?)
    private let views: [UIView]
    private let guides: [UILayoutGuide]
    private let numbers: [ObjectIdentifier: Int]
    private let contents: [CGSize]
    /// The rules; the last limits, one for each view, are the heights that the views' contents need.
    private var rules = LengthRules()
    private var system = LinearSystem()
    /// The views whose place or size is not determined.
    private var open: Set<Int> = []
    /// The sizes that contents need, kept since each requires a layout of the view.
    private var fittingWidths: [Int: CGFloat] = [:]
    private var fittingHeights: [Int: (width: CGFloat, height: CGFloat?)] = [:]

    init(of container: UIView, width: CGFloat?, height: CGFloat?) {
        self.container = container
        size = (width, height)
        let arranged = (container as? UIStackView)?.arrangedSubviews ?? []
        views = container.subviews.filter {
            !$0.translatesAutoresizingMaskIntoConstraints && !arranged.contains($0)
        }
        guides = container.layoutGuides.filter { $0.kind == .plain }
        let items: [any LayoutItem] = views + guides
        numbers = Dictionary(
            uniqueKeysWithValues: zip(items.map { ObjectIdentifier($0) }, Self.firstNumber...))
        contents = views.map { $0.contentSize(inWidth: nil) }
        guard !items.isEmpty else { return }
        rules = gathered()
        repeat { solve() } while rules.tighten(for: system)
    }

    /// The container has the number 0, the content of a scroll view 1.
    private static let firstNumber = 2
    private let own = LayoutBox(number: 0)
    private let scrolled = LayoutBox(number: 1)

    private var scrollView: (any ScrollingView)? {
        (container as? any ScrollingView).flatMap { $0.hasOwnContent ? nil : $0 }
    }

    private var isReversed: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

// MARK: Rules

extension ConstraintLayout {
    private func gathered() -> LengthRules {
        var rules = LengthRules()
        let near =
            container.constraints + (container.superview?.constraints ?? [])
            + views.flatMap(\.constraintsFromOutside)
        let placing = near.filter {
            [$0.first, $0.second].contains(where: isPlaced) || isWantedLength($0)
        }
        rules.take(placing) { side($1, of: $0) }
        for (index, view) in views.enumerated() where contents[index].width >= 0 {
            rules.takeContents(contents[index].width, of: view, as: box(index).width, on: .horizontal)
        }
        // The heights of contents depend on the widths, which are solved first.
        rules.addLimits(views.count)
        return rules
    }

    private func isPlaced(_ item: (any LayoutItem)?) -> Bool {
        guard let item else { return false }
        let guide = item as? UILayoutGuide
        return number(of: item) != nil
            || guide?.kind == .scrolledContent && guide?.owningView === container
    }

    /// The number of a view that this layout places; what is pinned to the frame guide of a scroll view is pinned to it.
    private func number(of item: any LayoutItem) -> Int? {
        if let number = numbers[ObjectIdentifier(item)] { return number }
        guard let guide = item as? UILayoutGuide, guide.kind == .scrollFrame else { return nil }
        return guide.owningView.flatMap { numbers[ObjectIdentifier($0)] }
    }

    /// Whether a constraint determines only a length of the container that is to be computed.
    private func isWantedLength(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.first === container, constraint.second == nil else { return false }
        return constraint.firstAttribute == .height && size.height == nil
            || constraint.firstAttribute == .width && size.width == nil
    }

    /// The position of a side in the container's space.
    private func side(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> LinearExpression? {
        let box = box(of: item, attribute)
        if [.firstBaseline, .lastBaseline].contains(attribute), let text = (item as? UIView)?.baselineText {
            return box?.baseline(attribute, of: text)
        }
        return box?.side(attribute, isReversed: isReversed)
    }

    private func box(_ index: Int) -> LayoutBox { LayoutBox(number: Self.firstNumber + index) }

    private func box(of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutBox? {
        if let number = number(of: item) { return LayoutBox(number: number) }
        if item === container {
            let isLength = attribute == .width || attribute == .height
            return scrollView == nil || isLength ? own : scrolled
        }
        guard let guide = item as? UILayoutGuide, guide.owningView === container else {
            guard let space = item.space else { return nil }
            guard let around = views.firstIndex(where: space.isDescendant(of:)) else {
                return LayoutBox(space.convert(item.itemFrame, to: container))
            }
            // The item is inside a view that this layout places, and moves with that view.
            let inside = space.convert(item.itemFrame, to: views[around])
            return box(around).holding(
                inside.offsetBy(dx: -views[around].bounds.minX, dy: -views[around].bounds.minY))
        }
        switch guide.kind {
        case .scrolledContent: return scrolled
        case .scrollFrame: return own
        case .safeArea where isFitting: return own
        case .layoutMargins where isFitting: return own.inset(by: container.layoutMargins)
        case .safeArea, .layoutMargins, .readableContent, .keyboard, .region, .aboveContent, .belowContent,
            .plain:
            return LayoutBox(guide.layoutFrame)
        }
    }

    private var isFitting: Bool { size.height == nil }
}

// MARK: Solving

extension ConstraintLayout {
    private mutating func solve() {
        system = LinearSystem()
        open = []
        takeContainer()
        rules.add(to: &system)
        for (index, view) in views.enumerated() where system.value(of: box(index).width) == nil {
            let wanted = fittingWidth(of: index)
            if wanted == 0 { open.insert(index) }
            settle(box(index).width, at: wanted > 0 ? wanted : size.width == nil ? 0 : view.frame.width)
        }
        if size.width == nil { settle(own.width, at: 0) }
        takeHeights()
        for (index, view) in views.enumerated() {
            let box = box(index)
            if [box.x, box.y, box.height].contains(where: { system.value(of: $0) == nil }) {
                open.insert(index)
            }
            settle(box.height, at: isFitting ? 0 : view.frame.height)
        }
        if isFitting { settle(own.height, at: 0) }
        for (index, view) in views.enumerated() {
            settle(box(index).x, at: view.frame.minX)
            settle(box(index).y, at: view.frame.minY)
        }
    }

    private mutating func fittingWidth(of index: Int) -> CGFloat {
        if let known = fittingWidths[index] { return known }
        let width = contents[index].width < 0 ? views[index].fittingWidth : 0
        fittingWidths[index] = width
        return width
    }

    private mutating func fittingHeight(of index: Int, inWidth width: CGFloat) -> CGFloat? {
        if let known = fittingHeights[index], known.width == width { return known.height }
        let height = views[index].contentHeight(inWidth: width)
        fittingHeights[index] = (width, height)
        return height
    }

    private mutating func takeContainer() {
        let origin = container.bounds.origin
        settle(own.x, at: origin.x)
        settle(own.y, at: origin.y)
        if let width = size.width { settle(own.width, at: width) }
        if let height = size.height { settle(own.height, at: height) }
        if scrollView != nil {
            settle(scrolled.x, at: 0)
            settle(scrolled.y, at: 0)
        }
    }

    /// Adds the heights that contents need at the widths known so far.
    private mutating func takeHeights() {
        for (index, view) in views.enumerated() {
            let box = box(index)
            guard let width = system.value(of: box.width) else { continue }
            let own = view.contentSize(inWidth: width).height
            guard own >= 0 else {
                if system.value(of: box.height) == nil, let height = fittingHeight(of: index, inWidth: width)
                {
                    settle(box.height, at: height)
                }
                continue
            }
            let spare = box.height.adding(LinearExpression(-own))
            rules.setLast(
                views.count - index, spare,
                priority: view.contentCompressionResistancePriority(for: .vertical).rawValue)
            system.take(spare)
        }
    }

    private mutating func settle(_ expression: LinearExpression, at value: CGFloat) {
        system.take(expression.adding(LinearExpression(-value)))
    }
}

// MARK: Results

extension ConstraintLayout {
    /// Whether the place or the size of a view is not determined.
    func isOpen(_ view: UIView) -> Bool {
        numbers[ObjectIdentifier(view)].map { open.contains($0 - Self.firstNumber) } ?? false
    }

    /// The size of the container, which is the smallest for its contents where it was not given.
    var fittingSize: CGSize {
        CGSize(
            width: system.roundedValue(of: own.width) ?? 0, height: system.roundedValue(of: own.height) ?? 0)
    }

    func place() {
        for (index, view) in views.enumerated() { view.frame = frame(of: box(index)) ?? view.frame }
        for guide in guides {
            guard let number = numbers[ObjectIdentifier(guide)] else { continue }
            guide.solvedFrame = frame(of: LayoutBox(number: number)) ?? guide.solvedFrame
        }
        guard let scrollView else { return }
        if let width = system.roundedValue(of: scrolled.width) { scrollView.contentSize.width = width }
        if let height = system.roundedValue(of: scrolled.height) { scrollView.contentSize.height = height }
    }

    private func frame(of box: LayoutBox) -> CGRect? {
        guard let x = system.roundedValue(of: box.x), let y = system.roundedValue(of: box.y),
            let width = system.roundedValue(of: box.width), let height = system.roundedValue(of: box.height)
        else { return nil }
        return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }
}

extension UIView {
    /// Places subviews and guides by their constraints.
    func applyConstraints() {
        guard holdsConstrained else { return }
        ConstraintLayout(of: self, width: bounds.width, height: bounds.height).place()
        // The lines of a text are known only at its width, and the inside of a view only after its layout.
        let near = constraints + subviews.flatMap(\.constraintsInStacks)
        let inner = subviews.filter { view in near.contains { $0.reachesInto(view) } }
        guard !inner.isEmpty || near.contains(where: \.isToBaseline) else { return }
        for view in inner { view.performLayout() }
        ConstraintLayout(of: self, width: bounds.width, height: bounds.height).place()
    }

    /// The constraints that take part in the layout around this view: what connects the view with its own inside counts
    /// in the size that its contents need, since the inside has no place yet.
    fileprivate var constraintsFromOutside: [NSLayoutConstraint] {
        self is UIStackView ? constraintsInStacks : constraints.filter { !$0.reachesInto(self) }
    }

    /// The constraints of this view, and for a stack also those of its arranged views, which move with it.
    fileprivate var constraintsInStacks: [NSLayoutConstraint] {
        guard let stack = self as? UIStackView else { return constraints }
        return constraints + stack.arrangedSubviews.flatMap(\.constraintsInStacks)
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint connects an item inside a view with one outside, as the view's own frame guide is.
    fileprivate func reachesInto(_ view: UIView) -> Bool {
        let isInside = [first, second].compactMap(\.self).map { item in
            if let guide = item as? UILayoutGuide, guide.kind == .scrollFrame, guide.owningView === view {
                return false
            }
            return item.space?.isDescendant(of: view) ?? false
        }
        return isInside.contains(true) && isInside.contains(false)
    }

    fileprivate var isToBaseline: Bool {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        return baselines.contains(firstAttribute) || baselines.contains(secondAttribute)
    }
}
