import SplitframeInterface
import SplitframeLayout

/// Plays a measured scenario on the core and keeps the events of each step.
struct MeasuredPlayer {
    private(set) var state: SplitState
    private(set) var events: [String] = []
    private let environment: TraitEnvironment

    init(_ scenario: MeasuredScenario) throws {
        environment = scenario.environment
        state = SplitState(scenario.configuration)
        for property in try scenario.properties { apply(.set(property)) }
    }

    /// Plays one step; false where an action needs live controllers.
    mutating func play(_ actions: [[String: Any]]) throws -> Bool {
        events = []
        for action in actions {
            guard let (verb, value) = action.first else { return false }
            switch verb {
            case "mount":
                apply(.mount(environment))
            case "set":
                for property in try MeasuredScenario.properties(value as? [String: Any] ?? [:]) {
                    apply(.set(property))
                }
            case "resize":
                let size = value as? [Double] ?? []
                var next = state.environment ?? environment
                next.size = Size(width: size[0], height: size[1])
                apply(.environment(next))
            case "traits":
                var next = state.environment ?? environment
                let word = (value as? [String: Any])?["horizontalSizeClass"] as? String ?? ""
                next.horizontalSizeClass = SizeClass(name: word) ?? .regular
                apply(.environment(next))
            case "show":
                apply(.show(Column(name: value as? String ?? "") ?? .primary))
            case "hide":
                apply(.hide(Column(name: value as? String ?? "") ?? .primary))
            case "setViewController":
                let column = Column(name: (value as? [String: Any])?["column"] as? String ?? "") ?? .primary
                let isSet = (value as? [String: Any])?["to"] is String
                apply(.setColumn(column, hasController: isSet))
            case "showDetailViewController":
                apply(.showDetailViewController)
            case "showViewController":
                apply(.showViewController(isChildOfPrimary: false))
            default:
                return false
            }
        }
        apply(.layout)
        return true
    }

    private mutating func apply(_ event: SplitEvent) {
        var transition = SplitMachine.apply(event, to: state)
        while true {
            events += transition.steps.compactMap {
                if case .callback(let call) = $0 { "\(call)".eventText } else { nil }
            }
            switch transition.ending {
            case .settled(let next):
                state = next
                return
            case .question(let question, let plan, let asked):
                switch question {
                case .topColumnForCollapsing(let column):
                    events.append("topColumnForCollapsing(proposed:\(column))->\(column)")
                case .displayModeForExpanding(let mode):
                    events.append("displayModeForExpanding(proposed:\(mode))->\(mode)")
                case .primaryForCollapsing, .collapseSecondary, .primaryForExpanding, .separateSecondary,
                    .targetDisplayModeForAction, .show, .showDetail, .shouldHide:
                    break
                }
                transition = SplitMachine.answer(.none, to: plan, in: asked)
            }
        }
    }
}

extension String {
    /// `willShow(SplitframeInterface.Column.primary)` becomes `willShow(primary)`.
    fileprivate var eventText: String {
        replacing("SplitframeInterface.Column.", with: "").replacing(
            "SplitframeInterface.DisplayMode.", with: "")
    }
}
