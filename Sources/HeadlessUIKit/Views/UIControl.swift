import Foundation

/// A view that reports events; headless, actions run when a host taps it.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What a control reports.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingChanged = Event(rawValue: 1 << 17)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The state in which a control looks otherwise.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

    open func removeAction(_ action: UIAction, for events: Event) {
        actions.removeAll { $0.action === action && $0.events == events }
    }

    open func sendActions(for events: Event) {
        guard isEnabled else { return }
        for entry in actions where !entry.events.isDisjoint(with: events) {
            entry.action.sender = self
            entry.action.handler(entry.action)
        }
    }
}

/// A button; headless its titles and images are only kept.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kinds of buttons, with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case close = 7
    }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            titles[.normal] = primaryAction.title
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] }
    open var currentTitle: String? { titles[.normal] }
}

extension HeadlessHost {
    /// Taps a control.
    public func tap(_ control: UIControl) {
        act { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
}
