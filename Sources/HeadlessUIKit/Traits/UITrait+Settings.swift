import Foundation

// Traits of settings that no headless device has: they have the values of a new device.

/// The contrast level, with UIKit's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether letters are bold, with UIKit's raw values.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The elevation level of an interface, with UIKit's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// Whether a window is active, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The colour gamut of a screen, with UIKit's raw values.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // The names are UIKit's.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// Whether a screen detects the force of a touch, with UIKit's raw values.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// Whether a scene is recorded, with UIKit's raw values.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The kind of list around a view, with UIKit's raw values; headless it is not passed on.
public enum UIListEnvironment: Int, Sendable {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UITraitCollection {
    public var listEnvironment: UIListEnvironment { .unspecified }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
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

public enum UITraitAccessibilityContrast: UnchangingTrait {}
public enum UITraitLegibilityWeight: UnchangingTrait {}
public enum UITraitUserInterfaceLevel: UnchangingTrait {}
public enum UITraitActiveAppearance: UnchangingTrait {}
public enum UITraitDisplayGamut: UnchangingTrait {}
public enum UITraitForceTouchCapability: UnchangingTrait {}
public enum UITraitSceneCaptureState: UnchangingTrait {}
