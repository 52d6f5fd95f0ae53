public import Foundation

/// A trait as a type: those of the system, and those that an app defines with a value type of its own.
public protocol UITraitDefinition {
    associatedtype Value: Sendable
    /// The value where none is set.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// The key under which collections store the trait; an app does not implement this.
    static var keyPath: TraitKey { get }
}

extension UITraitDefinition {
    public static var name: String { "\(self)" }
    public static var identifier: String { name }
    public static var keyPath: TraitKey { TraitKey(ofApp: self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// The access to a trait in a collection.
public struct TraitKey {
    let read: (TraitValues) -> (any Sendable)?
    let write: (inout TraitValues, (any Sendable)?) -> Void

    /// Makes a key without storage, for a trait that never changes.
    init() {
        read = { _ in nil }
        write = { _, _ in }
    }

    init<Value: Hashable & SendableMetatype & Sendable>(_ path: WritableKeyPath<TraitValues, Value?>) {
        read = { values in values[keyPath: path].map { $0 } }
        write = { values, new in values[keyPath: path] = new as? Value }
    }

    init(ofApp trait: UITrait) {
        let id = ObjectIdentifier(trait)
        read = { values in values.own[id] }
        write = { values, new in values.own[id] = new }
    }
}

extension UITraitDefinition {
    static func isSet(in values: TraitValues) -> Bool { keyPath.read(values) != nil }

    static func remove(from values: inout TraitValues) { keyPath.write(&values, nil) }

    static func value(in values: TraitValues) -> Value { keyPath.read(values) as? Value ?? defaultValue }

    static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
        !OwnTraits.areEqual(keyPath.read(old), keyPath.read(new))
    }
}

extension UITraitCollection {
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { trait.value(in: values) }
}

extension UITraitOverrides {
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { trait.value(in: values) }
        set { trait.keyPath.write(&values, newValue) }
    }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static var keyPath: TraitKey { TraitKey(\.horizontalSizeClass) }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    public static var keyPath: TraitKey { TraitKey(\.verticalSizeClass) }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static var keyPath: TraitKey { TraitKey(\.idiom) }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var keyPath: TraitKey { TraitKey(\.userInterfaceStyle) }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
    public static var keyPath: TraitKey { TraitKey(\.preferredContentSizeCategory) }
}

public enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    public static var keyPath: TraitKey { TraitKey(\.layoutDirection) }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
    public static var keyPath: TraitKey { TraitKey(\.displayScale) }
}

/// The state of the surrounding split view (iOS 26).
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    public static let defaultValue = SplitLayoutEnvironment.none
    public static var keyPath: TraitKey { TraitKey(\.layoutEnvironment) }
}

// Traits of settings that no headless device has: they have the values of a new device.

/// The contrast level, with UIKit's raw values; compiles only.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether letters are bold, with UIKit's raw values; compiles only.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The elevation level of an interface, with UIKit's raw values; compiles only.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// Whether a window is active, with UIKit's raw values; compiles only.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The colour gamut of a screen, with UIKit's raw values; compiles only.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // The names are UIKit's.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// Whether a screen detects the force of a touch, with UIKit's raw values; compiles only.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// The kind of list around a view, with UIKit's raw values; compiles only.
public enum UIListEnvironment: Int, Sendable {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UITraitCollection {
    public var listEnvironment: UIListEnvironment { .unspecified }
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    // MARK: Compiles only
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

/// A trait that never changes headless; observers can be registered for it but are never called.
public protocol UnchangingTrait: UITraitDefinition {}

extension UnchangingTrait {
    public static var defaultValue: Void { () }
    public static var keyPath: TraitKey { TraitKey() }
}

/// Compiles only.
public enum UITraitAccessibilityContrast: UnchangingTrait {}
/// Compiles only.
public enum UITraitLegibilityWeight: UnchangingTrait {}
/// Compiles only.
public enum UITraitUserInterfaceLevel: UnchangingTrait {}
/// Compiles only.
public enum UITraitActiveAppearance: UnchangingTrait {}
/// Compiles only.
public enum UITraitDisplayGamut: UnchangingTrait {}
/// Compiles only.
public enum UITraitForceTouchCapability: UnchangingTrait {}
