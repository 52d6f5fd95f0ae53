import Foundation

// Traits of settings that no headless device has: they have the values of a new device.

/// The contrast level, with UIKit's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether letters are bold, with UIKit's raw values.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The elevation level of an interface, with UIKit's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether a window is active, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
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
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// Whether a scene is recorded, with UIKit's raw values.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// The kind of list around a view, with UIKit's raw values; headless it is not passed on.
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
