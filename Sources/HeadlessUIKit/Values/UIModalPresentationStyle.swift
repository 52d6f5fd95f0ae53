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
