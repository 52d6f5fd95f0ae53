public import Foundation

/// Traits that override inherited ones; only those that are set.
public struct UITraitOverrides: Hashable, Sendable {
    var values = TraitValues()

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom ?? .unspecified }
        set { values.idiom = newValue == .unspecified ? nil : newValue }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
    }

    public var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue == 0 ? nil : newValue }
    }

    public var splitViewControllerLayoutEnvironment: SplitLayoutEnvironment {
        get { values.layoutEnvironment ?? .none }
        set { values.layoutEnvironment = newValue }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { trait.isSet(in: values) }

    /// Removes the override of a trait, which is inherited again.
    public mutating func remove(_ trait: UITrait) { trait.remove(from: &values) }
}

public typealias UIMutableTraits = UITraitOverrides
