import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeScene
public import SplitframeWireframes

extension ResolvedRequest {
    /// A graph of small pictures of the display modes that a user can reach from here by button and gesture.
    ///
    /// - Parameter words: The language of the labels and descriptions.
    public func modeMap(_ look: Look, in words: AlternativeTextPhrases = .english) -> ModeMap {
        let map = ReachableModes(from: state)
        let nodes = map.states.enumerated().compactMap { index, state -> ModeMap.Node? in
            guard let tree = InterfaceTree(state, contents: request.columnContents) else { return nil }
            let wireframe = Wireframe(
                tree: tree, place: place,
                look: Look(theme: look.theme, scale: look.scale, bezel: look.bezel, caption: .none))
            let label = state.label(in: words)
            var scene = wireframe.scene
            scene.alternativeText = wireframe.alternativeText(in: words)
            return ModeMap.Node(
                scene: scene, label: index == 0 ? words(.start, ["mode": label]) : label, tree: tree)
        }
        var ways: [ModeMap.Edge] = []
        for edge in map.edges {
            let action = words(edge.action.phrase(in: request.generation))
            if let known = ways.firstIndex(where: { $0.from == edge.from && $0.to == edge.to }) {
                ways[known].label += words(.listSeparator) + action
            } else {
                ways.append(ModeMap.Edge(from: edge.from, to: edge.to, label: action))
            }
        }
        // The starting mode is one of many in the map, and is left out of the heading.
        let heading = ([request.device.name] + facts.filter { $0 != modeWords }).joined(separator: " · ")
        var drawn = ModeMap(
            title: look.caption.text(of: heading) ?? "", nodes: nodes, edges: ways, theme: look.colors)
        drawn.words = words
        drawn.pageWidth = look.pageWidth
        return drawn
    }
}

extension SplitState {
    /// A short label of the state on screen.
    fileprivate func label(in words: AlternativeTextPhrases) -> String {
        var facts = [isCollapsed ? words(.collapsed) : layout.displayMode.name]
        if isPopoverShown { facts.append("popover") }
        if isInspectorShown { facts.append("inspector") }
        return facts.joined(separator: words(.listSeparator))
    }
}

extension ReachableModes.Action {
    /// The user's action as a phrase.
    fileprivate func phrase(in generation: Generation) -> AlternativePhrase {
        switch self {
        case .tapDisplayModeButton:
            generation.rules.arrangement == .popover ? .barButton : .displayModeButton
        case .tapSecondaryOnlyButton: .secondaryOnlyTap
        case .swipeFromLeadingEdge: .swipeIn
        case .swipeTowardLeadingEdge: .swipeOut
        case .tapDimmingView: .tapBeside
        }
    }
}
