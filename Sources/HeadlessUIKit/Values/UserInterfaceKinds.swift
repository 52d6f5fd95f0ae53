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
