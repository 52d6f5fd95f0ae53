import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
package import SplitframeRequests
package import SplitframeWireframes

extension ScenarioResult {
    /// The step as a wireframe in a look; nil where nothing is on screen.
    ///
    /// It is shown on its device, or without one on a screen of the window's own size.
    package func wireframe(_ look: Look) -> Wireframe? {
        guard let tree, let place = place ?? stage else { return nil }
        var wireframe = Wireframe(tree: tree, place: place, look: look)
        if let split = advicePlace {
            wireframe.comment(on: split.state, contents: split.contents)
            wireframe.beneath = split.state.columnsBeneath(with: split.contents)
        }
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
    /// The story of the scenario from the results of its steps, in a look.
    package func story(of results: [ScenarioResult], in look: Look) -> Story {
        var story = Story(name: name, look: look, steps: [])
        story.steps = results.map { result in
            var step = Story.Step(
                label: result.label, wireframe: result.wireframe(look), events: result.events,
                state: result.state)
            step.evidence = step.wireframe.flatMap { result.advicePlace?.state.evidence(on: $0.place.device) }
            let facts = [story.title(of: result.label), step.wireframe?.deviceAndSystem, step.evidence]
            step.wireframe?.facts = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
            return step
        }
        return story
    }
}
