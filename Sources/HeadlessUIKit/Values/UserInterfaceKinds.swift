import SplitframeInterface

/// A size class as a trait, with UIKit's raw values.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2

    init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

/// The kind of device, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6

    init(_ idiom: UserInterfaceIdiom) {
        self = UIUserInterfaceIdiom(rawValue: idiom.rawValue) ?? .unspecified
    }
}

/// The reading direction as a trait, with UIKit's raw values.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1

    init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The reading direction of a part of the interface, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// Light or dark, with UIKit's raw values.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The look of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation with which the status bar appears and disappears, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// The background of a container, with UIKit's raw values; compiles only.
public enum UIContainerBackgroundStyle: Int, Sendable {
    case automatic = 0
    case glass = 1
    case hidden = 2
}
