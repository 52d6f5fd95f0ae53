import SplitframeDevices
import SplitframeGeometry
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
    /// `wishes` are the words of the command line, which win over the scenario's own. A caption stands below
    /// a device only.
    @MainActor func picture(
        step label: String?, hasCaption: Bool, wishes: (SelectionKey) -> String?
    ) throws -> RenderedPicture {
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw CommandError.severalScenarios(path: path, names: scenarios.map(\.name))
        }
        let steps = try play(scenario.mountedFirst)
        if let label, !steps.contains(where: { $0.label == label }) {
            throw CommandError.noSuchStep(label, nearest: steps.map(\.label).nearest(to: label))
        }
        let look = try look(of: scenario, wishes)
        let result = steps.last { label == nil ? $0.tree != nil : $0.label == label }
        guard let result, let tree = result.tree,
            let wireframe = result.wireframe(
                theme: look.theme.colors,
                options: WireframeOptions(
                    bezel: look.bezel,
                    caption: look.bezel && hasCaption ? "\(scenario.name) · \(result.label)" : nil,
                    annotations: look.annotations))
        else { throw CommandError.nothingOnScreen(path: path) }
        return RenderedPicture(
            scene: wireframe.scene, text: BoxDrawing(tree: tree).text, scale: look.scale, theme: look.theme,
            format: scenario.wishes.format, heading: scenario.name, detail: result.label,
            longDescription: wireframe.longDescription,
            facts: [
                "scenario": .string(scenario.name), "step": .string(result.label),
                "state": .object(result.state),
            ])
    }

    /// How the picture is drawn, in the words of the command line or else the scenario's.
    private func look(of scenario: Scenario, _ wishes: (SelectionKey) -> String?) throws -> Selection {
        var list = SelectionList()
        let own = scenario.wishes
        let ownWords: [(SelectionKey, String?)] = [
            (.theme, own.theme), (.annotate, own.annotate), (.scale, own.scale?.pointText),
            (.bezel, own.bezel.map { "\($0)" }),
        ]
        for (key, ownWord) in ownWords {
            guard let word = wishes(key) ?? ownWord else { continue }
            do {
                try list.read(word, as: key, among: Device.known, allowsSeveral: false)
            } catch {
                throw wishes(key) == nil ? wrongWish(error, for: key) : .selection(error)
            }
        }
        return try list.single(on: Device.iPadPro11InchM4)
    }

    /// A scenario's own wish that is none.
    private func wrongWish(_ error: SelectionError, for key: SelectionKey) -> CommandError {
        guard case .word(let word, _, let expected) = error else { return .selection(error) }
        return .scenario(
            .json(
                .badValue(
                    word.quoted, at: key.name, expected: expected.joined(separator: ", "),
                    nearest: expected.nearest(to: word))), path: path)
    }
}
