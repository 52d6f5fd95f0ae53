import SplitframeInterface

/// The calls of one step: delegate calls with the state that they saw, and calls of children, in order.
@MainActor final class Recorder {
    /// A delegate call and the values that the getters had inside it.
    struct Event {
        var text: String
        var isCollapsed: Bool
        var displayMode: DisplayMode
        var viewControllers: [String]
    }

    private(set) var events: [Event] = []
    private(set) var appearance: [String] = []
    private(set) var log: [String] = []
    private let childObserves: Set<ChildCall>

    /// Makes a recorder; without a set it records all calls of children but `loadView`, as the scenes were recorded.
    init(childObserves: Set<ChildCall>?) {
        self.childObserves = childObserves ?? Set(ChildCall.allCases).subtracting([.loadView])
    }

    func reset() {
        events = []
        appearance = []
        log = []
    }

    func record(_ event: Event) {
        events.append(event)
        log.append("delegate.\(event.text)")
    }

    func record(_ call: ChildCall, of label: String, argument: String? = nil) {
        if call.isAppearance { appearance.append("\(label).\(call)") }
        guard childObserves.contains(call) else { return }
        log.append("\(label).\(call)" + (argument.map { "(\($0))" } ?? ""))
    }
}

/// A call that a child controller gets, with UIKit's name.
enum ChildCall: NamedCase {
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case willMove
    case didMove

    /// Whether the call reports that a view appears or disappears.
    var isAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        case .loadView, .viewDidLoad, .willMove, .didMove: false
        }
    }
}
