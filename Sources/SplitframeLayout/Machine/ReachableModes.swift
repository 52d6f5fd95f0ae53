public import SplitframeInterface

/// The display modes that a user can reach from a mounted split view by its buttons and gestures.
public struct ReachableModes: Hashable, Sendable {
    /// An action of the user, without the app's help.
    public enum Action: NamedCase {
        case tapDisplayModeButton
        case tapSecondaryOnlyButton
        case swipeFromLeadingEdge
        case swipeTowardLeadingEdge
        case tapDimmingView

        var event: SplitEvent {
            switch self {
            case .tapDisplayModeButton: .tapDisplayModeButton
            case .tapSecondaryOnlyButton: .tapSecondaryOnlyButton
            case .swipeFromLeadingEdge: .swipeFromLeadingEdge
            case .swipeTowardLeadingEdge: .swipeTowardLeadingEdge
            case .tapDimmingView: .tapDimmingView
            }
        }
    }

    /// An action that leads from one state to another; both are indices into `states`.
    public struct Edge: Hashable, Sendable {
        public var from: Int
        public var to: Int
        public var action: Action

        public init(from: Int, to: Int, action: Action) {
            self.from = from
            self.to = to
            self.action = action
        }
    }

    /// The reachable states in the order in which they are found, starting with the given one; each looks different.
    public let states: [SplitState]
    /// The actions between them, in the order of states, then of actions.
    public let edges: [Edge]

    /// Follows every action from a mounted state until no new state is found.
    public init(from start: SplitState) {
        var states = [start]
        var looks = [Look(start): 0]
        var edges: [Edge] = []
        var index = 0
        while index < states.count {
            for action in Action.allCases {
                let next = states[index].settled(after: action.event)
                let look = Look(next)
                guard look != Look(states[index]) else { continue }
                if looks[look] == nil {
                    looks[look] = states.count
                    states.append(next)
                }
                edges.append(Edge(from: index, to: looks[look] ?? 0, action: action))
            }
            index += 1
        }
        self.states = states
        self.edges = edges
    }

    /// The properties by which two states look different.
    private struct Look: Hashable {
        var mode: ResolvedMode
        var isPopoverShown: Bool
        var isInspectorShown: Bool

        init(_ state: SplitState) {
            mode = state.mode
            isPopoverShown = state.isPopoverShown
            isInspectorShown = state.isInspectorShown
        }
    }
}
