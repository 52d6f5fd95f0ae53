public import Foundation

/// An event caused by the user; headless, touches are those that a host sends to views.
@preconcurrency @MainActor open class UIEvent: IdentityHashable {
    /// The kinds of events, with UIKit's raw values.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The kinds of motions, with UIKit's raw values.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }

    public init() {}
}

/// One finger on the screen.
@preconcurrency @MainActor open class UITouch: IdentityHashable {
    /// The phase of a touch, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open var timestamp: TimeInterval { 0 }
    open weak var view: UIView?
    open var window: UIWindow? { view?.window }

    public init() {}

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A button of a keyboard, remote or pencil; compiles only.
@preconcurrency @MainActor open class UIPress: IdentityHashable {
    /// The phase of a press, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The buttons of a remote, with UIKit's raw values.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var key: UIKey? { nil }

    public init() {}
}

/// A key of a keyboard; compiles only.
@preconcurrency @MainActor open class UIKey: IdentityHashable {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
    open var modifierFlags: UIKeyModifierFlags { [] }

    public init() {}
}

/// An event for pressed buttons; compiles only.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}
