import Foundation

/// The lengths of arranged views along the axis and the gaps between them, in points.
private struct StackLengths {
    var lengths: [CGFloat]
    var gaps: [CGFloat]
    /// The sum of both; nil without views.
    var total: ContentLength?
}

/// A view that is arranged, with its place across the axis relative to the first line of text, if that counts.
private struct CrossLength {
    var length: CGFloat
    /// The distance of the baseline from the view's top; 0 where the alignment is none of baselines.
    var baseline: CGFloat = 0
}

extension UIStackView {
    // MARK: Sizes

    /// The length along an axis that the arranged views ask for; nil without any.
    func arrangedLength(
        on axis: NSLayoutConstraint.Axis, inWidth width: CGFloat? = nil
    ) -> ContentLength? {
        let former = layoutWidth
        layoutWidth = width
        defer { layoutWidth = former }
        let views = shown
        guard !views.isEmpty else { return nil }
        let isAlong = axis == self.axis
        let margins = margin(on: axis)
        var asked: ContentLength?
        if isAlong {
            asked = lengths(of: views, in: nil).total
        } else {
            let across = margin(on: .horizontal)
            let room = width.map { max(0, $0 - across.start - across.end) }
            let lengths = axis == .vertical ? self.lengths(of: views, in: room).lengths : nil
            asked = breadth(of: views, lengths: lengths)
        }
        asked?.length += margins.start + margins.end
        if let set = huggingPriorities[axis] { asked?.hugging = set.rawValue }
        if let set = resistancePriorities[axis] { asked?.resistance = set.rawValue }
        return asked
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func points(_ spacing: CGFloat) -> CGFloat {
        spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }

    private func gap(after view: UIView) -> CGFloat {
        let own = customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
        return points(own == Self.spacingUseDefault ? spacing : own)
    }

    /// The margins at the leading and trailing side, or the upper and lower one: 0 unless the app lays out relative to
    /// them.
    private func margin(on axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
        guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
        let margins = directionalLayoutMargins
        return axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    }

    private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }
    private var along: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
    private var crossAttribute: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

    /// The size within the margins across the axis; nil before the stack has one.
    private var room: CGFloat? {
        let own = axis == .horizontal ? bounds.height : layoutWidth ?? bounds.width
        let margins = margin(on: crossAxis)
        let room = own - margins.start - margins.end
        return room > 0 ? room : nil
    }

    // MARK: Along the axis

    /// The length that a view's contents ask for along the axis; nil for contents without a length.
    private func asked(_ view: UIView) -> ContentLength? {
        guard axis == .vertical else { return view.contentLength(on: .horizontal) }
        // Texts wrap at the stack's width, or at their own.
        let own = alignment == .fill ? nil : crossRules(of: [view], lengths: nil).values(1)[0]
        let width = own.map { own in room.map { min(own, $0) } ?? own } ?? room
        return view.contentLength(on: .vertical, inWidth: width)
    }

    /// The lengths according to constraints and distribution; remaining space goes to the view with the lowest hugging
    /// priority, and missing space is taken from the one with the lowest resistance, of several the last (assumed).
    ///
    /// - Parameter room: The space for views and gaps; nil where these determine it.
    private func lengths(of views: [UIView], in room: CGFloat?) -> StackLengths {
        let required = UILayoutPriority.required.rawValue
        let asked = views.map(asked)
        let least = views.dropLast().map(gap)
        let lengths = views.indices.map(LinearExpression.init(variable:))
        let gaps = least.indices.map { LinearExpression(variable: views.count + $0) }
        let total = (lengths + gaps).reduce(LinearExpression()) { $0.adding($1) }
        let isSpaced =
            [.equalSpacing, .equalCentering].contains(distribution) && !asked.contains(nil)
        var rules = LengthRules()
        for length in lengths { rules.take(length, .greaterThanOrEqual, priority: .infinity) }
        if let room { rules.take(total.adding(LinearExpression(-room)), priority: required) }
        for (gap, least) in zip(gaps, least) {
            let spare = gap.adding(LinearExpression(-least))
            rules.take(spare, isSpaced ? .greaterThanOrEqual : .equal, priority: required)
            if isSpaced, room == nil { rules.take(spare, priority: Self.spacing) }
        }
        if isSpaced, room != nil {
            distribute(views.indices.dropLast().map { step(from: $0, lengths, gaps) }, in: &rules)
        }
        if distribution == .fillEqually {
            for other in lengths.dropFirst() {
                rules.take(lengths[0].adding(other, times: -1), priority: required)
            }
        }
        takeConstraints(on: views, as: lengths, total: room, in: &rules)
        let sum = asked.reduce(0) { $0 + ($1?.length ?? 0) }
        if distribution == .fillProportionally, !asked.contains(nil), sum > 0, let room {
            for (length, asked) in zip(lengths, asked) {
                let share = (asked?.length ?? 0) / sum * max(0, room - least.reduce(0, +))
                rules.take(length.adding(LinearExpression(-share)), priority: Self.proportionally)
            }
        }
        let silent = asked.firstIndex(of: nil)
        for (length, asked) in zip(lengths, asked) {
            if let asked {
                rules.take(asked, as: length)
            } else if let silent {
                // Views without a length share the remaining space.
                rules.take(room == nil ? length : lengths[silent].adding(length, times: -1), priority: 0)
            }
        }
        let solution = rules.solve()
        return StackLengths(
            lengths: lengths.map { solution.roundedValue(of: $0) ?? 0 },
            gaps: gaps.map { solution.roundedValue(of: $0) ?? 0 },
            total: rules.contentLength(of: total, in: solution, from: LinearSystem()))
    }

    /// What is to be equal between a view and the next one: the gap, or the distance of the middles.
    private func step(
        from index: Int, _ lengths: [LinearExpression], _ gaps: [LinearExpression]
    ) -> LinearExpression {
        guard distribution == .equalCentering else { return gaps[index] }
        return gaps[index].adding(lengths[index], times: 0.5).adding(lengths[index + 1], times: 0.5)
    }

    private func distribute(_ steps: [LinearExpression], in rules: inout LengthRules) {
        for step in steps.dropFirst() {
            rules.take(steps[0].adding(step, times: -1), priority: Self.distributing)
        }
    }

    /// The priority of proportions, below required rules and above all others.
    private static let proportionally: Float = 999
    /// The priority of equal gaps and distances, which yield to what contents ask for (assumed), and that of keeping gaps
    /// as small as they may be, which yields to everything.
    private static let distributing: Float = 149, spacing: Float = 1

    /// Adds the constraints on lengths along the axis.
    private func takeConstraints(
        on views: [UIView], as lengths: [LinearExpression], total room: CGFloat?, in rules: inout LengthRules
    ) {
        let margins = margin(on: axis)
        rules.take(constraintsOnLengths(of: views)) { item, attribute in
            if let index = views.firstIndex(where: { $0 === item }) {
                if attribute == along { return lengths[index] }
                let length =
                    alignment == .fill ? self.room : crossRules(of: [views[index]], lengths: nil).values(1)[0]
                return length.map { LinearExpression($0) }
            }
            if item === self, attribute == along {
                return room.map { LinearExpression($0 + margins.start + margins.end) }
            }
            return length(attribute, of: item)
        }
    }

    private func constraintsOnLengths(of views: [UIView]) -> [NSLayoutConstraint] {
        (constraints + views.flatMap(\.constraints)).filter { constraint in
            constraint.isOnLength && views.contains(where: constraint.concerns)
        }
    }

    /// The current length of an item that the stack does not arrange; nil before it has one.
    private func length(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> LinearExpression? {
        if item === self { return nil }
        let size = item.itemFrame.size
        let length = attribute == .width ? size.width : size.height
        return length > 0 ? LinearExpression(length) : nil
    }

    // MARK: Across the axis

    /// The rules for the length of views across the axis, which is one and the same for all of them.
    ///
    /// - Parameter lengths: The lengths along the axis, if known.
    private func crossRules(of views: [UIView], lengths: [CGFloat]?) -> LengthRules {
        let own = LinearExpression(variable: 0)
        let margins = margin(on: crossAxis)
        var rules = LengthRules()
        rules.take(own, .greaterThanOrEqual, priority: .infinity)
        for (index, view) in views.enumerated() {
            let length = lengths?[index]
            rules.take(constraintsOnLengths(of: [view])) { item, attribute in
                if item === view {
                    return attribute == crossAttribute ? own : length.map { LinearExpression($0) }
                }
                if item === self, attribute == crossAttribute {
                    return room.map { LinearExpression($0 + margins.start + margins.end) }
                }
                return self.length(attribute, of: item)
            }
            let contents = view.contentLength(on: crossAxis, inWidth: axis == .horizontal ? length : nil)
            if let contents { rules.take(contents, as: own) }
        }
        return rules
    }

    /// The length of a view across the axis and its baseline; the length is nil where nothing determines it.
    private func crossLength(of view: UIView, length: CGFloat?) -> CrossLength? {
        guard let own = crossRules(of: [view], lengths: length.map { [$0] }).values(1)[0] else { return nil }
        guard axis == .horizontal else { return CrossLength(length: own) }
        let former = view.layoutWidth
        view.layoutWidth = length
        defer { view.layoutWidth = former }
        return switch alignment {
        case .firstBaseline: CrossLength(length: own, baseline: view.firstBaseline(inHeight: own))
        case .lastBaseline: CrossLength(length: own, baseline: view.lastBaseline(inHeight: own))
        case .fill, .leading, .center, .trailing: CrossLength(length: own)
        }
    }

    /// The length that the views ask for across the axis: with fill alignment one that is right for all of them, otherwise
    /// room for each, from which they hang by their baselines where these are aligned.
    private func breadth(of views: [UIView], lengths: [CGFloat]?) -> ContentLength? {
        let open = LinearSystem()
        if alignment == .fill {
            var rules = crossRules(of: views, lengths: lengths)
            return rules.contentLength(of: LinearExpression(variable: 0), in: rules.solve(), from: open)
        }
        let all = views.indices.compactMap { index -> (CrossLength, Float)? in
            var rules = crossRules(of: [views[index]], lengths: lengths.map { [$0[index]] })
            let own = rules.contentLength(of: LinearExpression(variable: 0), in: rules.solve(), from: open)
            guard let own, let cross = crossLength(of: views[index], length: lengths?[index]) else {
                return nil
            }
            return (cross, own.resistance)
        }
        guard !all.isEmpty else { return nil }
        let line = all.map(\.0.baseline).max() ?? 0
        let below = all.map { $0.0.length - $0.0.baseline }.max() ?? 0
        return ContentLength(
            length: line + below, hugging: Self.spacing, resistance: all.map(\.1).max() ?? 0)
    }

    // MARK: Placing

    /// Places the views; one that nothing gives a length across the axis has none, unless all fill the stack (reported:
    /// plain views in a stack with leading alignment stay unseen, qanswer.pro on intrinsic widths).
    func placeArranged() {
        let views = shown
        guard !views.isEmpty else { return }
        let (margins, across) = (margin(on: axis), margin(on: crossAxis))
        let length = axis == .horizontal ? bounds.width : bounds.height
        let breadth = (axis == .horizontal ? bounds.height : bounds.width) - across.start - across.end
        let found = lengths(of: views, in: length - margins.start - margins.end)
        let crosses = zip(views, found.lengths).map { view, length -> CrossLength in
            let own = alignment == .fill ? nil : crossLength(of: view, length: length)
            return own.map { CrossLength(length: min($0.length, breadth), baseline: $0.baseline) }
                ?? CrossLength(length: alignment == .fill ? breadth : 0)
        }
        let line = crosses.map(\.baseline).max() ?? 0
        let below = crosses.map { $0.length - $0.baseline }.max() ?? 0
        var start = margins.start
        for (index, view) in views.enumerated() {
            let cross = crosses[index]
            let offset: CGFloat =
                switch alignment {
                case .fill, .leading: 0
                case .firstBaseline: axis == .horizontal ? line - cross.baseline : 0
                case .center: (breadth - cross.length) / 2
                case .trailing: breadth - cross.length
                case .lastBaseline:
                    axis == .horizontal
                        ? max(line, breadth - below) - cross.baseline : breadth - cross.length
                }
            var frame = CGRect(
                x: start, y: across.start + offset, width: found.lengths[index], height: cross.length)
            if axis == .vertical {
                frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
            }
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                frame.origin.x = bounds.width - frame.maxX
            }
            view.frame = frame
            start += found.lengths[index] + (index < found.gaps.count ? found.gaps[index] : 0)
        }
    }
}

extension NSLayoutConstraint {
    fileprivate var isOnLength: Bool {
        let lengths: Set<Attribute> = [.width, .height]
        return lengths.contains(firstAttribute) && (second == nil || lengths.contains(secondAttribute))
    }
}
