import Foundation

/// One trait, as a type.
public protocol UITraitDefinition {
    static var keyPath: TraitKey { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// Where a collection keeps a trait; only this module's traits exist.
public struct TraitKey {
    let value: (TraitValues) -> AnyHashable?
    let clear: (inout TraitValues) -> Void

    /// No place: the trait never changes.
    init() {
        value = { _ in nil }
        clear = { _ in }
    }

    init<Value: Hashable & SendableMetatype>(_ path: WritableKeyPath<TraitValues, Value?>) {
        value = { values in values[keyPath: path].map(AnyHashable.init) }
        clear = { values in values[keyPath: path] = nil }
    }
}

extension UITraitDefinition {
    static func isSet(in values: TraitValues) -> Bool { keyPath.value(values) != nil }

    static func remove(from values: inout TraitValues) { keyPath.clear(&values) }

    static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
        keyPath.value(old) != keyPath.value(new)
    }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.horizontalSizeClass) }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.verticalSizeClass) }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.idiom) }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.userInterfaceStyle) }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.preferredContentSizeCategory) }
}

public enum UITraitLayoutDirection: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.layoutDirection) }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.displayScale) }
}

/// How the split view around a place stands (iOS 26).
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    public static var keyPath: TraitKey { TraitKey(\.layoutEnvironment) }
}
