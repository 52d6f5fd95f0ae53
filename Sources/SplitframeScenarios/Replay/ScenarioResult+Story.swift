import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
package import SplitframeRequests
package import SplitframeWireframes

extension ScenarioResult {
    /// The step as a wireframe in a look; nil where nothing is on screen.
    ///
    /// It is shown on its device, or on a screen of the window's own size where it has none.
    ///
    /// - Parameter facts: The caption where the look leaves that open.
    package func wireframe(_ look: Look, facts: String? = nil) -> Wireframe? {
        guard let tree, let place = place ?? stage else { return nil }
        var wireframe = Wireframe(tree: tree, place: place, look: look, facts: facts)
        if let split = advicePlace { wireframe.comment(on: split.state, contents: split.contents) }
        return wireframe
    }

    private var stage: Place? {
        guard let tree else { return nil }
        var request = SplitRequest(in: tree.environment)
        request.generation = tree.generation
        return try? request.place()
    }
}

extension Scenario {
    /// What happened when the scenario was played, in a look.
    package func story(of results: [ScenarioResult], in look: Look) -> Story {
        var story = Story(name: name, look: look, steps: [])
        story.steps = results.map { result in
            Story.Step(
                label: result.label,
                wireframe: result.wireframe(look, facts: story.title(of: result.label)),
                events: result.events, state: result.state)
        }
        return story
    }
}
