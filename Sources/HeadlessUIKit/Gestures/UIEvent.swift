public import Foundation

/// An event caused by the user; headless, touches are those that a host sends to views.
@preconcurrency @MainActor open class UIEvent: IdentityHashable {
    /// The kinds of events, with UIKit's raw values.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover
        case transform = 14
    }

    /// The kinds of motions and of what a remote control asks for, with UIKit's raw values.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointing device; compiles only.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    /// Compiles only.
    open var modifierFlags: UIKeyModifierFlags { [] }

    public init() {}

    /// The given touch: a host sends no others between.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

/// One finger on the screen.
@preconcurrency @MainActor open class UITouch: IdentityHashable {
    /// The phase of a touch, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// What touches, with UIKit's raw values; compiles only.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open var timestamp: TimeInterval { 0 }
    open weak var view: UIView?
    open var window: UIWindow? { view?.window }

    public init() {}

    /// The middle of the touched view, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let touched = self.view else { return .zero }
        return touched.convert(CGPoint(x: touched.bounds.midX, y: touched.bounds.midY), to: view)
    }
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

    // MARK: Compiles only
    open var type: TouchType { .direct }
    open var force: CGFloat { 0 }
}

/// A button of a keyboard, remote or pencil; compiles only.
@preconcurrency @MainActor open class UIPress: IdentityHashable {
    /// The phase of a press, with UIKit's raw values.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The buttons of a remote, with UIKit's raw values.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
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
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
    open var modifierFlags: UIKeyModifierFlags { [] }

    public init() {}
}

/// An event for pressed buttons; compiles only.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
    open override var type: EventType { .presses }
}

/// The keys of a keyboard by their number in the USB standard's usage page (HID Usage Tables, page 7); compiles only.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 0x03
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
    case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
    case keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4
    case keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow
    case keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen
    case keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8
    case keypad9, keypad0, keypadPeriod
    case keyboardF13 = 0x68
    case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
    case keyboardF21, keyboardF22, keyboardF23, keyboardF24
    case keyboardLeftControl = 0xE0
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
    case keyboardRightAlt, keyboardRightGUI
}
