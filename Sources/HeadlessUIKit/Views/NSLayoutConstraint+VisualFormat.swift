import Foundation

extension NSLayoutConstraint {
    /// The alignment of the views in a visual format and their direction, with UIKit's raw values.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// The sides by which all views are aligned.
        var sides: [Attribute] {
            (1...12).compactMap(Attribute.init).filter { rawValue & 1 << UInt($0.rawValue) != 0 }
        }
    }

    /// The constraints that a visual format describes, in the grammar of Auto Layout Guide › Visual Format Language.
    ///
    /// `|-[view]` uses the margins of the superview, as documented for `layoutMargins`; `[view]-[other]` uses the
    /// system's spacing. Text outside of the grammar and unknown names are raised.
    ///
    /// - Parameters:
    ///   - metrics: The numbers that names stand for.
    ///   - views: The views and layout guides that names stand for.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatMisuse) {
            return try VisualFormatConstraints(format, options, metrics ?? [:], views).made()
        } catch {
            _ = RaisedMisuses.allow(error)
            return []
        }
    }
}

/// Makes the constraints of a visual format.
@MainActor private struct VisualFormatConstraints {
    private let text: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) throws(VisualFormatMisuse) {
        format = try VisualFormat(text)
        (self.text, self.options, self.metrics, self.views) = (text, options, metrics, views)
    }

    func made() throws(VisualFormatMisuse) -> [NSLayoutConstraint] {
        var items: [any LayoutItem] = []
        var made: [NSLayoutConstraint] = []
        for view in format.views {
            let item = try item(view.name)
            items.append(item)
            for predicate in view.size { made.append(try length(of: item, predicate)) }
        }
        let (start, end) = sides
        if let connection = format.first, let item = items.first {
            let edge = try edge(around: item, format.views.first, connection)
            made += try distance(connection, from: edge, start, to: item, start)
        }
        for (index, connection) in format.connections.enumerated() {
            made += try distance(connection, from: items[index], end, to: items[index + 1], start)
        }
        if let connection = format.last, let item = items.last {
            // The view is the second item and moves, so the distance counts backwards from the superview.
            let edge = try edge(around: item, format.views.last, connection)
            made += try distance(connection, from: edge, end, to: item, end, isBackwards: true)
        }
        return made + (try aligned(items))
    }

    /// The sides at the start and the end of a view in the direction of the format.
    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
    }

    /// The sign of distances in the direction of the format.
    private var sign: CGFloat { !format.isVertical && options.contains(.directionRightToLeft) ? -1 : 1 }

    private func item(_ name: String) throws(VisualFormatMisuse) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else { throw .unknownView(name, format: text) }
        return item
    }

    private func edge(
        around item: any LayoutItem, _ view: VisualFormat.View?, _ connection: VisualFormat.Connection
    ) throws(VisualFormatMisuse) -> any LayoutItem {
        guard let superview = item.space else { throw .noSuperview(view?.name ?? "", format: text) }
        return connection == .standard ? superview.layoutMarginsGuide : superview
    }

    private func distance(
        _ connection: VisualFormat.Connection, from one: any LayoutItem,
        _ oneSide: NSLayoutConstraint.Attribute, to other: any LayoutItem,
        _ otherSide: NSLayoutConstraint.Attribute, isBackwards: Bool = false
    ) throws(VisualFormatMisuse) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate] =
            switch connection {
            case .flush: [.init(object: .number(0))]
            // The margins guide already has the distance of the margins.
            case .standard where one is UILayoutGuide && one === one.space?.layoutMarginsGuide:
                [.init(object: .number(0))]
            case .standard: [.init(object: .number(Double(UIStackView.systemSpacing)))]
            case .predicates(let predicates): predicates
            }
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            let isTurned = (sign < 0) != isBackwards
            let relation = isTurned ? predicate.relation.turned : predicate.relation
            let value = try number(predicate.object) * sign * (isBackwards ? -1 : 1)
            made.append(
                try weighed(
                    NSLayoutConstraint(
                        first: other, otherSide, relation, second: one, oneSide, constant: value), predicate))
        }
        return made
    }

    private func length(
        of item: any LayoutItem, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatMisuse) -> NSLayoutConstraint {
        let side: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        var other: (any LayoutItem)?
        var value: CGFloat = 0
        if case .name(let name) = predicate.object, metrics[name] == nil {
            other = try self.item(name)
        } else {
            value = try number(predicate.object)
        }
        return try weighed(
            NSLayoutConstraint(
                first: item, side, predicate.relation, second: other,
                other == nil ? .notAnAttribute : side, constant: value), predicate)
    }

    private func weighed(
        _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatMisuse) -> NSLayoutConstraint {
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(Float(try number(priority)))
        }
        return constraint
    }

    private func aligned(_ items: [any LayoutItem]) throws(VisualFormatMisuse) -> [NSLayoutConstraint] {
        let sides = options.sides
        guard sides.allSatisfy({ $0.isVertical != format.isVertical }) else {
            throw .alignedAlong(format: text)
        }
        return sides.flatMap { side in
            zip(items.dropFirst(), items).map { item, former in
                NSLayoutConstraint(first: item, side, .equal, second: former, side, constant: 0)
            }
        }
    }

    private func number(_ term: VisualFormat.Term) throws(VisualFormatMisuse) -> CGFloat {
        switch term {
        case .number(let value): return CGFloat(value)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: throw .unknownMetric(name, format: text)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation with exchanged sides.
    fileprivate var turned: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        case .left, .right, .leading, .trailing, .width, .centerX, .notAnAttribute, .leftMargin,
            .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
            false
        }
    }
}
