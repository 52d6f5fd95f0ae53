import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension ResolvedSelection {
    /// The display modes that a user reaches from here by button and gesture, as a graph of small pictures.
    public var modeGraph: ModeGraph {
        let map = ModeMap(from: state)
        let nodes = map.states.enumerated().compactMap { index, state -> ModeGraph.Node? in
            guard let tree = InterfaceTree(state, contents: selection.columnContents) else { return nil }
            var wireframe = wireframe
            wireframe.tree = tree
            wireframe.options.caption = nil
            wireframe.options.annotations = []
            return ModeGraph.Node(scene: wireframe.scene, label: state.label + (index == 0 ? " (start)" : ""))
        }
        var ways: [ModeGraph.Edge] = []
        for edge in map.edges {
            if let known = ways.firstIndex(where: { $0.from == edge.from && $0.to == edge.to }) {
                ways[known].label += ", " + edge.action.words(in: selection.generation)
            } else {
                ways.append(
                    ModeGraph.Edge(
                        from: edge.from, to: edge.to, label: edge.action.words(in: selection.generation)))
            }
        }
        return ModeGraph(title: caption, nodes: nodes, edges: ways, theme: selection.theme.colors)
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

extension ModeMap.Action {
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
