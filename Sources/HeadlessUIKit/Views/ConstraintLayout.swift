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
    /// The rules of constraints and contents.
    private var rules = LengthRules()
    private var system = LinearSystem()
    /// The views whose place or size is not determined.
    private var open: Set<Int> = []

    /// Lays out the subviews of a container.
    ///
    /// - Parameter axis: The axis whose length is wanted, where the contents determine it; widths do not need heights.
    init(
        of container: UIView, width: CGFloat?, height: CGFloat?, for axis: NSLayoutConstraint.Axis? = nil
    ) {
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
        guard !items.isEmpty else { return }
        let constraints = gathered()
        let firm = constraints.solvedRequired(from: known)
        var widths = constraints
        for (index, view) in views.enumerated() {
            let isFirm = firm.value(of: box(index).width) != nil
            guard let contents = asked(view, on: .horizontal, isFirm: isFirm) else { continue }
            widths.take(contents, as: box(index).width)
        }
        rules = widths
        let isDetermined = solveWidths()
        if axis == .horizontal, isDetermined { return }
        // The heights of contents depend on the widths, which may depend on heights in turn.
        var heights: [Height?] = Array(repeating: nil, count: views.count)
        for round in 0..<Self.mostRounds {
            guard ask(for: &heights, besides: firm) || round == 0 else { break }
            rules = widths
            for (index, height) in heights.enumerated() {
                if let contents = height?.contents { rules.take(contents, as: box(index).height) }
            }
            solveAll()
        }
    }

    /// The height that a view asks for at a width.
    private typealias Height = (width: CGFloat, contents: ContentLength?)

    /// The limit of rounds, for contents that change the width for their height in each.
    private static let mostRounds = 4

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
        return rules
    }

    /// The length that a view asks for; not asked of views that are sized by constraints alone, since it takes a layout.
    private func asked(
        _ view: UIView, on axis: NSLayoutConstraint.Axis, inWidth width: CGFloat? = nil, isFirm: Bool
    ) -> ContentLength? {
        isFirm && (view is UIStackView || view.holdsConstrained)
            ? nil : view.contentLength(on: axis, inWidth: width)
    }

    /// Asks for the heights at widths that have changed; whether any has.
    private func ask(for heights: inout [Height?], besides firm: LinearSystem) -> Bool {
        var hasChanged = false
        for (index, view) in views.enumerated() {
            guard let width = system.roundedValue(of: box(index).width).map({ max(0, $0) }),
                heights[index]?.width != width
            else { continue }
            let isFirm = firm.value(of: box(index).height) != nil
            heights[index] = (width, asked(view, on: .vertical, inWidth: width, isFirm: isFirm))
            hasChanged = true
        }
        return hasChanged
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
    /// What is known of the container.
    private var known: LinearSystem {
        var system = LinearSystem()
        let origin = container.bounds.origin
        system.settle(own.x, at: origin.x)
        system.settle(own.y, at: origin.y)
        if let width = size.width { system.settle(own.width, at: width) }
        if let height = size.height { system.settle(own.height, at: height) }
        if scrollView != nil {
            system.settle(scrolled.x, at: 0)
            system.settle(scrolled.y, at: 0)
        }
        return system
    }

    /// Solves the rules as far as widths, for which heights need not be known; whether they determine the container's.
    private mutating func solveWidths() -> Bool {
        let known = known
        var isDetermined: Bool
        repeat {
            system = known
            rules.add(to: &system)
            isDetermined = system.value(of: own.width) != nil
            settleWidths()
        } while rules.tighten(for: system)
        return isDetermined
    }

    private mutating func solveAll() {
        let known = known
        repeat {
            system = known
            rules.add(to: &system)
            open = Set(views.indices.filter { !isDetermined(box($0)) })
            settleWidths()
            for (index, view) in views.enumerated() {
                system.settle(box(index).height, at: isFitting ? 0 : view.frame.height)
            }
            if isFitting { system.settle(own.height, at: 0) }
            for (index, view) in views.enumerated() {
                system.settle(box(index).x, at: view.frame.minX)
                system.settle(box(index).y, at: view.frame.minY)
            }
        } while rules.tighten(for: system)
    }

    private func isDetermined(_ box: LayoutBox) -> Bool {
        [box.x, box.y, box.width, box.height].allSatisfy { system.value(of: $0) != nil }
    }

    /// Settles the widths that no rule determines: as they are, or none where the container is as wide as its contents.
    private mutating func settleWidths() {
        for (index, view) in views.enumerated() {
            system.settle(box(index).width, at: size.width == nil ? 0 : view.frame.width)
        }
        if size.width == nil { system.settle(own.width, at: 0) }
    }
}

extension LinearSystem {
    /// Gives a value to an expression that is still open.
    fileprivate mutating func settle(_ expression: LinearExpression, at value: CGFloat) {
        take(expression.adding(LinearExpression(-value)))
    }
}

// MARK: Results

extension ConstraintLayout {
    /// Whether the place or the size of a view is not determined.
    func isOpen(_ view: UIView) -> Bool {
        numbers[ObjectIdentifier(view)].map { open.contains($0 - Self.firstNumber) } ?? false
    }

    /// The length of the container that its contents ask for; nil where they leave it open.
    func contentLength(on axis: NSLayoutConstraint.Axis) -> ContentLength? {
        let length = axis == .horizontal ? own.width : own.height
        return rules.contentLength(of: length, in: system, from: known).flatMap { $0.length > 0 ? $0 : nil }
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
