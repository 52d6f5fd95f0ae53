import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

extension ScenarioFile {
    /// The file's one scenario, played; mounted first where no step mounts it.
    ///
    /// A caption stands below a device only.
    ///
    /// - Parameter selections: What the command line says of the look, which wins over the scenario's own.
    @MainActor func story(_ selections: SelectionList) throws -> Story {
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw CommandError.severalScenarios(path: path, names: scenarios.map(\.name))
        }
        let steps = try play(scenario.mountedFirst)
        let usual = try ProjectDefaults.found()?.selection.look(beyond: .picture) ?? .picture
        let story = scenario.story(
            of: steps, in: scenario.look(beyond: usual, words: selections).captionedByDevice)
        if story.trees.isEmpty { throw CommandError.nothingOnScreen(path: path) }
        return story
    }

    /// A step with something on screen, the last one unless a label says which.
    func step(_ label: String?, of story: Story) throws(CommandError) -> CapturedInterface {
        let labels = story.steps.map(\.label)
        if let label, !labels.contains(label) {
            throw .noSuchStep(label, nearest: labels.nearest(to: label))
        }
        guard let step = story.captured(label) else { throw .nothingOnScreen(path: path) }
        return step
    }
}
