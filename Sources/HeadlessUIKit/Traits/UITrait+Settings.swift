import Foundation

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

/// Whether a scene is recorded, with UIKit's raw values; compiles only.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The kind of list around a view, with UIKit's raw values; compiles only.
public enum UIListEnvironment: Int, Sendable {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UITraitCollection {
    public var listEnvironment: UIListEnvironment { .unspecified }
    /// Compiles only.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// Compiles only.
    public var legibilityWeight: UILegibilityWeight { .regular }
    /// Compiles only.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// Compiles only.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var sceneCaptureState: UISceneCaptureState { .inactive }
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
/// Compiles only.
public enum UITraitSceneCaptureState: UnchangingTrait {}
