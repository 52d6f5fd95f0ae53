import Foundation

/// A view that reports events; headless, actions run when a host taps it.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What a control reports.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The state in which a control looks otherwise.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)

        public static let focused = State(rawValue: 1 << 3)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Where a control's contents stand across, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

    open func removeAction(_ action: UIAction, for events: Event) {
        actions.removeAll { $0.action === action && $0.events == events }
    }

    open func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in actions where !stops { iterator(entry.action, entry.events, &stops) }
    }

    /// Called where the control is enabled, selected or highlighted, or no longer.
    func stateChanged() {}

    open func sendActions(for events: Event) {
        guard isEnabled else { return }
        for entry in actions where !entry.events.isDisjoint(with: events) {
            entry.action.sender = self
            entry.action.handler(entry.action)
        }
    }
}

extension HeadlessHost {
    /// Taps a control.
    public func tap(_ control: UIControl) {
        act { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
}
