import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeScene
public import SplitframeWireframes

extension ResolvedRequest {
    /// A graph of small pictures of the display modes that a user can reach from here by button and gesture.
    ///
    /// - Parameter phrases: The language of the labels and descriptions.
    public func modeMap(_ look: Look, in phrases: AlternativeTextPhrases = .english) -> ModeMap {
        let map = ReachableModes(from: state)
        let nodes = map.states.enumerated().compactMap { index, state -> ModeMap.Node? in
            guard let tree = InterfaceTree(state, contents: request.columnContents) else { return nil }
            let wireframe = Wireframe(
                tree: tree, place: place,
                look: Look(theme: look.theme, scale: look.scale, bezel: look.bezel, caption: .none))
            let label = state.label(in: phrases)
            var scene = wireframe.scene
            scene.alternativeText = wireframe.alternativeText(in: phrases)
            return ModeMap.Node(
                scene: scene, label: index == 0 ? phrases(.start, ["mode": label]) : label, tree: tree)
        }
        var ways: [ModeMap.Edge] = []
        for edge in map.edges {
            let action = phrases(edge.action.phrase(in: request.generation))
            if let known = ways.firstIndex(where: { $0.from == edge.from && $0.to == edge.to }) {
                ways[known].label += phrases(.listSeparator) + action
            } else {
                ways.append(ModeMap.Edge(from: edge.from, to: edge.to, label: action))
            }
        }
        // The starting mode is one of many in the map, and is left out of the heading.
        let heading = ([request.device.name] + facts.filter { $0 != modeWords }).joined(separator: " · ")
        var drawn = ModeMap(
            title: look.caption.text(of: heading) ?? "", nodes: nodes, edges: ways, theme: look.colors)
        drawn.phrases = phrases
        drawn.pageWidth = look.pageWidth
        return drawn
    }
}

extension SplitState {
    fileprivate func label(in phrases: AlternativeTextPhrases) -> String {
        var facts = [isCollapsed ? phrases(.collapsed) : layout.displayMode.name]
        if isPopoverShown { facts.append("popover") }
        if isInspectorShown { facts.append("inspector") }
        return facts.joined(separator: phrases(.listSeparator))
    }
}

extension ReachableModes.Action {
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
