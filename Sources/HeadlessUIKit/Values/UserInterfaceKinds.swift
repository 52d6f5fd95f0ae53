import SplitframeInterface

/// A size class as a trait, with UIKit's raw values.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular

    init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

/// The kind of device, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6

    init(_ idiom: UserInterfaceIdiom) {
        self = UIUserInterfaceIdiom(rawValue: idiom.rawValue) ?? .unspecified
    }
}

/// The reading direction as a trait, with UIKit's raw values.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft

    init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The reading direction of a part of the interface, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// Light or dark, with UIKit's raw values.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The look of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

/// The animation with which the status bar appears and disappears, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The background of a container, with UIKit's raw values; compiles only.
public enum UIContainerBackgroundStyle: Int, Sendable {
    case automatic, glass, hidden
}

/// The sizes of bars that may look different, with UIKit's raw values; compiles only.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The directions of a layout.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The modifier keys held down with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The style of a presentation, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

    /// Whether the presented controller fills the screen.
    var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }

    /// Whether the presenter disappears from the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the presentation covers only the controller that defines a context.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

    /// Whether the style may adapt to another one where there is little room.
    var adapts: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover, .custom: true
        case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }
}

/// The transition of a presentation, with UIKit's raw values; compiles only.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
