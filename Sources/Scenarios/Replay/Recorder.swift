import InterfaceModel

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
    private let childObserves: Set<String>

    init(childObserves: [String]?) {
        self.childObserves = Set(childObserves ?? Self.standardCalls)
    }

    /// What is recorded of children where a scenario does not say: as the scenes were recorded.
    private static let standardCalls = ["viewDidLoad", "willMove", "didMove"] + appearanceCalls
    private static let appearanceCalls = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    func reset() {
        events = []
        appearance = []
        log = []
    }

    func record(_ event: Event) {
        events.append(event)
        log.append("delegate.\(event.text)")
    }

    func record(_ call: String, of label: String, argument: String? = nil) {
        if Self.appearanceCalls.contains(call) { appearance.append("\(label).\(call)") }
        guard childObserves.contains(call) else { return }
        log.append("\(label).\(call)" + (argument.map { "(\($0))" } ?? ""))
    }
}
