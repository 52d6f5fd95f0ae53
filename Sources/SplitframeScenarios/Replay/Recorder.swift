import SplitframeInterface

/// What is heard during one step: delegate calls with what they saw, and calls of children, in order.
@MainActor final class Recorder {
    /// A delegate call and the getters inside it.
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

    /// Where a scenario does not say what is recorded of children: as the scenes were recorded.
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
