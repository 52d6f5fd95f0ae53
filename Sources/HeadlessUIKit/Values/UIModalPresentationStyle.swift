/// How a controller is presented, with UIKit's raw values.
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

    /// Whether the presented controller has the whole screen.
    var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }

    /// Whether what was there before leaves the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it covers the controller that defines a context, and no more.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether it may become another where there is little room.
    var adapts: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover, .custom: true
        case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }
}

/// How a presented controller comes in, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
