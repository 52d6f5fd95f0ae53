package import SplitframeFiles

/// A step of a scenario: actions, and the state that is expected afterwards.
package struct ScenarioStep: Hashable, Sendable {
    package let label: String
    let actions: [ScenarioAction]
    /// The expected values by key; nil where the step has no expectations.
    package private(set) var expectations: [String: JSON]?
    /// The path of the step in the file.
    let path: String

    /// The step that mounts the split view and does nothing else.
    static let mount = ScenarioStep(label: "mounted", actions: [.mount(isHosted: false)], path: "steps")

    var mounts: Bool {
        actions.contains { if case .mount = $0 { true } else { false } }
    }

    var withoutExpectations: ScenarioStep {
        var step = self
        step.expectations = nil
        return step
    }
}

extension ScenarioStep {
    init(_ node: JSONNode) throws(JSONError) {
        label = try node["label"]?.name() ?? ""
        actions = try node["do"]?.list(ScenarioAction.init) ?? []
        expectations = try node["expect"]?.object()
        path = node.path
    }
}
