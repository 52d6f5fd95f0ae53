/// The style of a presentation, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7

    /// Whether the presented controller fills the screen.
    var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }

    /// Whether the presenter disappears from the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the presentation covers only the controller that defines a context.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

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
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
