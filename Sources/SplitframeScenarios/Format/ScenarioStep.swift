package import SplitframeJSON

/// A step of a scenario: actions, and what must hold afterwards.
package struct ScenarioStep: Hashable, Sendable {
    package let label: String
    let actions: [ScenarioAction]
    /// What must hold afterwards, by key; nil where nothing was said.
    package private(set) var expectations: [String: JSON]?
    /// Where the step stands in the file.
    let path: String

    /// The step that mounts the split view and does nothing else.
    static let mount = ScenarioStep(label: "mounted", actions: [.mount(isHosted: false)], path: "steps")

    private init(label: String, actions: [ScenarioAction], path: String) {
        self.label = label
        self.actions = actions
        self.path = path
    }

    init(_ node: JSONNode) throws(JSONError) {
        label = try node["label"]?.name() ?? ""
        actions = try node["do"]?.list(ScenarioAction.init) ?? []
        expectations = try node["expect"]?.object()
        path = node.path
    }

    var mounts: Bool {
        actions.contains { if case .mount = $0 { true } else { false } }
    }

    var withoutExpectations: ScenarioStep {
        var step = self
        step.expectations = nil
        return step
    }
}
