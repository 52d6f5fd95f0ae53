import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

extension ScenarioFile {
    /// Plays the file's only scenario; it is mounted first if no step mounts it.
    ///
    /// A picture has a caption only if it shows a device.
    ///
    /// - Parameter selections: The look from the command line, which overrides the scenario's own.
    @MainActor func story(_ selections: SelectionList) throws -> Story {
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw CommandError.severalScenarios(path: path, names: scenarios.map(\.name))
        }
        let steps = try play(scenario.mountedFirst)
        let usual = try ProjectDefaults.found()?.selection.look(beyond: .picture) ?? .picture
        let story = scenario.story(
            of: steps, in: scenario.look(beyond: usual, selection: selections).captionedByDevice)
        if story.trees.isEmpty { throw CommandError.nothingOnScreen(path: path) }
        return story
    }

    /// A step with an interface on screen, by its label or else the last one.
    func step(_ label: String?, of story: Story) throws(CommandError) -> CapturedInterface {
        let labels = story.steps.map(\.label)
        if let label, !labels.contains(label) {
            throw .noSuchStep(label, nearest: labels.nearest(to: label))
        }
        guard let step = story.captured(label) else { throw .nothingOnScreen(path: path) }
        return step
    }
}
