public import Foundation
import SplitframeInterface

/// The traits of an object in the interface, or a set of overrides; immutable.
public final class UITraitCollection: Hashable, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    public convenience init() { self.init(TraitValues()) }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = style }
    }

    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = category }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// Merges collections, where later ones take precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    public convenience init(mutations: (inout UITraitOverrides) -> Void) {
        self.init(UITraitCollection().modifyingTraits(mutations).values)
    }

    public func modifyingTraits(_ mutations: (inout UITraitOverrides) -> Void) -> UITraitCollection {
        var overrides = UITraitOverrides(values: values)
        mutations(&overrides)
        return UITraitCollection(overrides.values)
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels per point; 0 where unspecified.
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The state of the surrounding split view (iOS 26); none outside of split views.
    public var splitViewControllerLayoutEnvironment: SplitLayoutEnvironment {
        values.layoutEnvironment ?? .none
    }

    /// Whether this collection has all traits that the other one specifies.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overridden(by: other.values) == values
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The side of upright bars, whether or not one is visible (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarEdge: Int, Sendable {
    /// Bars are never upright here.
    case unspecified
    case leading, trailing

    init(_ edge: VerticalBarEdge) {
        self =
            switch edge {
            case .unspecified: .unspecified
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}

/// Whether the bars around a controller may be upright (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic, disabled
}

extension UITraitCollection {
    /// The side of upright bars; unspecified where the app has turned them off.
    public var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge ?? .unspecified }

    /// The traits that ``verticalBarEdge`` depends on, for registrations.
    public class var systemTraitsAffectingVerticalBarEdge: [UITrait] { [VerticalBarEdgeTrait.self] }
}

/// The trait of the side; UIKit has no public name for it.
enum VerticalBarEdgeTrait: UITraitDefinition {
    static let defaultValue = UIVerticalBarEdge.unspecified
    static var keyPath: TraitKey { TraitKey(\.verticalBarEdge) }
}
