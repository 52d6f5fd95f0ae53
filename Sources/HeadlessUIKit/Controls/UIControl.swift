public import Foundation

/// A view that reports events; headless, actions run when a host taps it.
@preconcurrency @MainActor open class UIControl: UIView {
    /// The events that a control sends.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
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

    /// The states for which a control has different looks.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)

        public static let focused = State(rawValue: 1 << 3)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The horizontal alignment of a control's contents, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of a control's contents, with UIKit's raw values; compiles only.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The alignment at a physical edge: leading and trailing are resolved by the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .center, .left, .right, .fill: contentHorizontalAlignment
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// False, since a host acts on a control without a touch that it would follow.
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    private var handlers: [(handler: Handler, events: Event)] = []

    /// An action or a method that is called for events; they are called in the order in which they were added.
    @MainActor private enum Handler {
        case action(UIAction)
        case target(ActionTarget)

        func matches(_ target: Any?, _ action: Selector?) -> Bool {
            if case .target(let own) = self { own.matches(target, action) } else { false }
        }

        func matches(_ identifier: UIAction.Identifier) -> Bool {
            if case .action(let own) = self { own.identifier == identifier } else { false }
        }
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Adds an action for events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for events: Event) {
        if let known = handlers.firstIndex(where: { $0.handler.matches(action.identifier) }) {
            handlers[known].handler = .action(action)
            handlers[known].events.formUnion(events)
        } else {
            handlers.append((.action(action), events))
        }
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { $0.matches(identifier) }
    }

    /// Adds a method to call for events; the target is not retained, and nil stands for the first object in the
    /// responder chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        let new = ActionTarget(target, action: action)
        let known = handlers.firstIndex {
            if case .target(let own) = $0.handler { own.isSame(as: new) } else { false }
        }
        if let known {
            handlers[known].events.formUnion(events)
        } else {
            handlers.append((.target(new), events))
        }
    }

    /// Removes methods from events; nil stands for every target or method.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        remove(events) { $0.matches(target, action) }
    }

    private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index].handler) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The names of the methods called for any of some events; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent events: Event) -> [String]? {
        let names: [String] = handlers.compactMap {
            guard case .target(let own) = $0.handler, own.matches(target, nil) else { return nil }
            return $0.events.isDisjoint(with: events) ? nil : own.action.description
        }
        return names.isEmpty ? nil : names
    }

    /// The targets of the methods; `NSNull` for one that is searched in the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap {
                guard case .target(let own) = $0.handler, !own.isGone else { return nil }
                return (own.object ?? NSNull()) as? AnyHashable
            })
    }

    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in handlers where !stops {
            switch entry.handler {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .target(let own): iterator(nil, (own.object, own.action), entry.events, &stops)
            }
        }
    }

    // MARK: Tracking; headless no touch is followed

    /// Called when the control's enabled, selected or highlighted state has changed.
    func stateChanged() {}

    /// Calls everything that was added for the events, even while the control is disabled.
    open func sendActions(for events: Event) {
        for entry in handlers where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            case .target(let own) where own.isGone: break
            case .target(let own): sendAction(own.action, to: own.object, for: UIEvent())
            }
        }
    }

    /// Called for every action that an event triggers.
    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    /// Called for every method that an event triggers.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Compiles only
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
}
