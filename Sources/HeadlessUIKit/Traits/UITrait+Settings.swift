import Foundation

// Traits of settings that no headless device has: they have the values of a new device.

/// The contrast level, with UIKit's raw values; compiles only.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether letters are bold, with UIKit's raw values; compiles only.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The elevation level of an interface, with UIKit's raw values; compiles only.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether a window is active, with UIKit's raw values; compiles only.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
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
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// Whether a scene is recorded, with UIKit's raw values; compiles only.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// The kind of list around a view, with UIKit's raw values; compiles only.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
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
