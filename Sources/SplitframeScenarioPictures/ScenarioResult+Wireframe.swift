import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
public import SplitframeScenarios
public import SplitframeWireframes

extension ScenarioResult {
    /// The step as a wireframe in a look; nil where nothing is on screen.
    ///
    /// It is shown on its device, or on a screen of the window's own size where it has none.
    ///
    /// - Parameter facts: The caption where the look leaves that open.
    public func wireframe(_ look: Look, facts: String? = nil) -> Wireframe? {
        guard let tree, let place = place ?? stage else { return nil }
        var wireframe = Wireframe(
            tree: tree, place: place, look: look, facts: facts,
            commentary: look.annotations.isEmpty ? Commentary() : commentary)
        if look.canvas == .set, let split = advicePlace {
            wireframe.room = CanvasRoom(around: wireframe, of: split.state, contents: split.contents)
        }
        return wireframe
    }

    private var commentary: Commentary {
        advicePlace.map { Commentary(on: $0.state, contents: $0.contents) } ?? Commentary()
    }

    private var stage: Place? {
        guard let tree else { return nil }
        var request = SplitRequest(in: tree.environment)
        request.generation = tree.generation
        return try? request.place()
    }
}
