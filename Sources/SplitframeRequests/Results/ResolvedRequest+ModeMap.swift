import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension ResolvedRequest {
    /// The display modes that a user reaches from here by button and gesture, as a graph of small pictures.
    public func modeMap(_ look: Look) -> ModeMap {
        let map = ReachableModes(from: state)
        let nodes = map.states.enumerated().compactMap { index, state -> ModeMap.Node? in
            guard let tree = InterfaceTree(state, contents: request.columnContents) else { return nil }
            let wireframe = Wireframe(
                tree: tree, place: place,
                look: Look(theme: look.theme, scale: look.scale, bezel: look.bezel, caption: .none))
            return ModeMap.Node(
                scene: wireframe.scene, label: state.label + (index == 0 ? " (start)" : ""), tree: tree)
        }
        var ways: [ModeMap.Edge] = []
        for edge in map.edges {
            if let known = ways.firstIndex(where: { $0.from == edge.from && $0.to == edge.to }) {
                ways[known].label += ", " + edge.action.words(in: request.generation)
            } else {
                ways.append(
                    ModeMap.Edge(
                        from: edge.from, to: edge.to, label: edge.action.words(in: request.generation)))
            }
        }
        return ModeMap(
            title: look.caption.text(of: caption) ?? "", nodes: nodes, edges: ways, theme: look.colors)
    }
}

extension SplitState {
    /// What is on screen in a few words.
    fileprivate var label: String {
        var words = [isCollapsed ? "collapsed" : layout.displayMode.name]
        if isPopoverShown { words.append("popover") }
        if isInspectorShown { words.append("inspector") }
        return words.joined(separator: ", ")
    }
}

extension ReachableModes.Action {
    /// What the user does, in a few words.
    fileprivate func words(in generation: Generation) -> String {
        switch self {
        case .tapDisplayModeButton:
            generation.rules.arrangement == .popover ? "bar button" : "display-mode button"
        case .tapSecondaryOnlyButton: "secondary-only button"
        case .swipeFromLeadingEdge: "swipe in"
        case .swipeTowardLeadingEdge: "swipe out"
        case .tapDimmingView: "tap beside"
        }
    }
}
