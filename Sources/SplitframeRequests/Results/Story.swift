import SplitframeDevices
public import SplitframeFiles
public import SplitframeInterface
public import SplitframeWireframes

/// The states of an interface, step by step, in a look: a scenario that was played, or selections one after the other.
public struct Story: Hashable, Sendable {
    /// The interface after one step.
    public struct Step: Hashable, Sendable {
        public var label: String
        /// The interface on screen, in the story's look; nil if there is none.
        public var wireframe: Wireframe?
        /// The delegate's callbacks, in order.
        public var events: [String]
        /// The step as JSON, as `splitframe replay --json` prints it; empty for selections.
        public var state: [String: JSON]
        /// A remark if no frame of its split view was measured, empty if one was; nil without a split view.
        package var evidence: String?

        public init(
            label: String, wireframe: Wireframe?, events: [String] = [], state: [String: JSON] = [:]
        ) {
            self.label = label
            self.wireframe = wireframe
            self.events = events
            self.state = state
        }
    }

    public var name: String
    public var look: Look
    public var steps: [Step]

    public init(name: String, look: Look, steps: [Step]) {
        self.name = name
        self.look = look
        self.steps = steps
    }

    /// The interfaces on screen, step by step; steps without one are left out.
    public var trees: [InterfaceTree] { steps.compactMap(\.wireframe?.tree) }

    /// The name of a step, preceded by that of the story unless both are the same.
    public func title(of label: String) -> String {
        name.isEmpty || name == label ? label.asTitle : "\(name.asTitle) · \(label)"
    }
}

extension Story {
    /// Selections one after the other, each labelled with the values that distinguish it.
    ///
    /// The story has the first selection's device and look. A single exploded selection is lifted apart and laid flat
    /// again.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show one of them.
    public init(of selections: [Selection]) throws(SelectionError) {
        let shared = selections.sharedKeys
        name = selections.first?.device.name ?? ""
        look = selections.first?.look ?? .picture
        if let selection = selections.first, selections.count == 1, selection.look.exploded {
            let open = try ResolvedRequest(selection.request).wireframe(selection.look)
            steps = [("flat", 0), ("lifted apart", 1), ("flat again", 0)].map { label, opening in
                var wireframe = open
                wireframe.opening = opening
                return Step(label: label, wireframe: wireframe)
            }
            return
        }
        steps = try selections.enumerated().map { index, selection throws(SelectionError) in
            let label = selection.label(but: shared)
            let resolved = try ResolvedRequest(selection.request)
            var step = Step(
                label: label.isEmpty ? "\(index + 1)" : label, wireframe: resolved.wireframe(selection.look))
            step.evidence = resolved.evidence ?? ""
            return step
        }
    }
}
