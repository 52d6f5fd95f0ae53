import Geometry
import InterfaceModel
import Scenarios
import SceneDrawing
import Selections
import Wireframes

/// One step of a scenario, ready to be painted.
struct ScenarioPicture: Sendable {
    var scene: Scene
    /// Output pixels per point.
    var scale: Int
    /// The format that the scenario wishes for.
    var format: String?
    var title: String
    var longDescription: String
}

extension ScenarioFile {
    /// The state after a step of the file's last scenario as a picture; mounted first where no step mounts it.
    ///
    /// `wishes` are the words of the command line, which win over the scenario's own.
    @MainActor func picture(
        step label: String?, wishes: (SelectionKey) -> String?
    ) throws -> ScenarioPicture {
        guard let scenario = scenarios.last else {
            throw CommandError.noSuchStep(label ?? "", known: [])
        }
        let steps = try play(scenario.mountedFirst)
        let result = steps.last { label == nil ? $0.tree != nil : $0.label == label }
        let theme = Theme(name: wish(.theme, scenario, wishes) ?? Theme.light.name) ?? .light
        let bezel = wish(.bezel, scenario, wishes).flatMap(Bool.init) ?? true
        let annotations = Set<Annotation>(word: wish(.annotate, scenario, wishes) ?? "none") ?? []
        let title = "\(scenario.name) · \(result?.label ?? "")"
        guard
            let wireframe = result?.wireframe(
                theme: theme.colors,
                options: WireframeOptions(
                    bezel: bezel, caption: bezel ? title : nil, annotations: annotations))
        else { throw CommandError.noSuchStep(label ?? "", known: steps.map(\.label)) }
        return ScenarioPicture(
            scene: wireframe.scene, scale: wish(.scale, scenario, wishes).flatMap(Int.init) ?? 2,
            format: scenario.value["format"]?.text, title: title, longDescription: wireframe.longDescription)
    }

    private func wish(
        _ key: SelectionKey, _ scenario: Scenario, _ wishes: (SelectionKey) -> String?
    ) -> String? {
        if let word = wishes(key) { return word }
        guard let own = scenario.value[key.kebabName] else { return nil }
        return own.text ?? own.number?.pointText ?? own.boolean.map { "\($0)" }
    }
}
