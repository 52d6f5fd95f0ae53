import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeScenarioPictures
import SplitframeScenarios
import SplitframeScene
import SplitframeWireframes

extension ScenarioFile {
    /// The state after a step of the file's scenario as a picture; mounted first where no step mounts it.
    ///
    /// `words` are those of the command line, which win over the scenario's own. A caption stands below
    /// a device only.
    @MainActor func picture(step label: String?, hasCaption: Bool, words: SelectionList) throws
        -> RenderedPicture
    {
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw CommandError.severalScenarios(path: path, names: scenarios.map(\.name))
        }
        let steps = try play(scenario.mountedFirst)
        if let label, !steps.contains(where: { $0.label == label }) {
            throw CommandError.noSuchStep(label, nearest: steps.map(\.label).nearest(to: label))
        }
        let usual = try ProjectDefaults.found()?.selection.look(beyond: .picture) ?? .picture
        var look = scenario.look(beyond: usual, words: words)
        if !look.bezel || !hasCaption, look.caption == .automatic { look.caption = .none }
        let result = steps.last { label == nil ? $0.tree != nil : $0.label == label }
        guard let result, let tree = result.tree,
            let wireframe = result.wireframe(look, facts: "\(scenario.name) · \(result.label)")
        else { throw CommandError.nothingOnScreen(path: path) }
        if let impossibility = look.impossibility(with: tree) { throw impossibility }
        return RenderedPicture(
            scene: wireframe.scene, wireframe: wireframe, text: wireframe.text, look: look,
            format: scenario.wishes.format, page: scenario.wishes.page, heading: scenario.name,
            detail: result.label,
            longDescription: wireframe.longDescription,
            facts: [
                "scenario": .string(scenario.name), "step": .string(result.label),
                "state": .object(result.state),
            ])
    }
}
