import Foundation

// Traits of settings that no headless device has: a new device has these values.

/// How strong contrasts are, with UIKit's raw values.
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

/// How near to the person an interface lies, with UIKit's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether a window is in front, with UIKit's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// How many colours a screen has, with UIKit's raw values.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // UIKit's own names.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// Whether a screen feels how hard it is pressed, with UIKit's raw values.
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

/// In which kind of list a view stands, with UIKit's raw values; headless it is not told.
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

/// A trait that never changes headless; it can be registered for, and no observer is called.
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
