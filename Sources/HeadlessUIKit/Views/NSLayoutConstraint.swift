public import Foundation

/// A relation between two sides or lengths.
///
/// Equalities to constants and to placed items are solved; inequalities apply where they would be violated.
@preconcurrency @MainActor open class NSLayoutConstraint: IdentityHashable {
    /// A side or length, with UIKit's raw values.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The side of the guide of a view's margins that a margin is; nil for others.
        fileprivate var sideOfMargins: Attribute? {
            switch self {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            case .centerYWithinMargins: .centerY
            case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
                .centerX, .centerY, .lastBaseline, .firstBaseline:
                nil
            }
        }
    }

    /// The comparison between two sides, with UIKit's raw values.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    weak var first: (any LayoutItem)?
    weak var second: (any LayoutItem)?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { askForLayout() } }
    open var priority = UILayoutPriority.required { didSet { askForLayout() } }
    open var identifier: String?
    private weak var holder: UIView?

    init(
        first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
        second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Makes a constraint between views or guides; one to a margin is to the guide of the view's margins.
    public convenience init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
        toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let (own, other) = (firstAttribute.sideOfMargins, secondAttribute.sideOfMargins)
        guard let first = Self.item(first, inMargins: own != nil) else {
            preconditionFailure("\(first) is neither a view nor a layout guide.")
        }
        self.init(
            first: first, own ?? firstAttribute, relation,
            second: second.flatMap { Self.item($0, inMargins: other != nil) }, other ?? secondAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// A view or guide, or the guide of a view's margins; nil for anything else.
    private static func item(_ item: Any, inMargins isMargin: Bool) -> (any LayoutItem)? {
        isMargin ? (item as? UIView)?.layoutMarginsGuide : item as? any LayoutItem
    }

    open var firstItem: AnyObject? { first }
    open var secondItem: AnyObject? { second }
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute)
    }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }

    /// Whether the constraint takes part in the layout.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            holder?.constraints.removeAll { $0 === self }
            askForLayout()
            holder = newValue ? commonView : nil
            holder?.constraints.append(self)
            askForLayout()
        }
    }

    /// Requests layout of the constraint's holder and its item's superview; a stack may need another size for it.
    private func askForLayout() {
        guard let holder else { return }
        holder.setNeedsLayout()
        first?.space?.setNeedsLayout()
        (first?.space as? UIStackView)?.invalidateIntrinsicContentSize()
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view in whose space the first item moves, and whose layout pass solves the constraint.
    var commonView: UIView? { first?.space ?? first as? UIView }

    func concerns(_ view: UIView) -> Bool { first === view || second === view }
}

/// The priority of a constraint, with UIKit's raw values.
public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
    public let rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public init(rawValue: Float) { self.rawValue = rawValue }
}
