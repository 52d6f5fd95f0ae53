import Foundation
import SplitframeInterface
import SplitframeLayout

/// All traits that a collection can contain; nil for unspecified ones.
struct TraitValues: Hashable, Sendable {
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var idiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var layoutEnvironment: SplitLayoutEnvironment?
    var verticalBarEdge: UIVerticalBarEdge?
    var own = OwnTraits()
    /// The generation of the system whose rules apply; it is not a trait of UIKit, but is inherited in the same way.
    var generation: Generation?

    init() {}

    init(_ environment: TraitEnvironment, generation: Generation, settings: DeviceSettings) {
        horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        idiom = UIUserInterfaceIdiom(environment.idiom)
        layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
        displayScale = environment.scale
        userInterfaceStyle = settings.userInterfaceStyle
        preferredContentSizeCategory = settings.preferredContentSizeCategory
        layoutEnvironment = SplitLayoutEnvironment.none
        verticalBarEdge = UIVerticalBarEdge(environment.verticalBarEdge)
        self.generation = generation
    }

    /// These traits, overridden by the specified ones of the others.
    func overridden(by others: TraitValues) -> TraitValues {
        var values = self
        values.horizontalSizeClass = others.horizontalSizeClass ?? horizontalSizeClass
        values.verticalSizeClass = others.verticalSizeClass ?? verticalSizeClass
        values.idiom = others.idiom ?? idiom
        values.layoutDirection = others.layoutDirection ?? layoutDirection
        values.displayScale = others.displayScale ?? displayScale
        values.userInterfaceStyle = others.userInterfaceStyle ?? userInterfaceStyle
        values.preferredContentSizeCategory =
            others.preferredContentSizeCategory ?? preferredContentSizeCategory
        values.layoutEnvironment = others.layoutEnvironment ?? layoutEnvironment
        values.verticalBarEdge = others.verticalBarEdge ?? verticalBarEdge
        values.generation = others.generation ?? generation
        values.own = own.overridden(by: others.own)
        return values
    }

    /// The system whose rules apply; by default the newest.
    var system: Generation { generation ?? .standard }

    /// The kind of screen, which determines the size of bars.
    var screenKind: ScreenKind {
        ScreenKind(
            idiom: idiom.flatMap { UserInterfaceIdiom(rawValue: $0.rawValue) } ?? .pad,
            horizontal: horizontalSizeClass == .compact ? .compact : .regular,
            vertical: verticalSizeClass == .compact ? .compact : .regular,
            hasUprightBars: verticalBarEdge ?? .unspecified != .unspecified)
    }
}

/// The settings that the user makes for a device, and that all its interfaces follow.
struct DeviceSettings: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var preferredContentSizeCategory = UIContentSizeCategory.large
}

/// The state of the surrounding split view, with UIKit's raw values (iOS 26);
/// `UISplitViewController.LayoutEnvironment`.
public enum SplitLayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
}

/// The values of an app's own traits, by the types that define them.
struct OwnTraits: Hashable, Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    subscript(trait: ObjectIdentifier) -> (any Sendable)? {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// These values, overridden by the others.
    func overridden(by others: OwnTraits) -> OwnTraits {
        var own = self
        own.values.merge(others.values) { $1 }
        return own
    }

    static func == (left: OwnTraits, right: OwnTraits) -> Bool {
        left.values.keys == right.values.keys
            && left.values.allSatisfy { areEqual($0.value, right.values[$0.key]) }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }

    /// Whether two values of a trait are equal; values that cannot be compared never are.
    static func areEqual(_ left: (any Sendable)?, _ right: (any Sendable)?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return (left as? any Equatable)?.equals(right) ?? false
    }
}

extension Equatable {
    fileprivate func equals(_ other: any Sendable) -> Bool { (other as? Self) == self }
}
