package import SplitframeJSON
package import SplitframeRequests
public import SplitframeWireframes

/// An interface as code made it: a scenario's step, an app's figure, the controllers of a test.
public struct CapturedInterface: Hashable, Sendable {
    /// What it belongs to, in few words: a scenario, a device.
    public var heading: String
    /// Which one it is there: a step, an orientation.
    public var detail: String
    public var wireframe: Wireframe
    /// The interface for programs, beside what is said of every picture.
    package var facts: [String: JSON] = [:]

    public init(heading: String = "", detail: String = "", wireframe: Wireframe) {
        self.heading = heading
        self.detail = detail
        self.wireframe = wireframe
    }
}

extension Story {
    /// The steps with something on screen.
    package var captured: [CapturedInterface] {
        steps.compactMap { step in
            guard let wireframe = step.wireframe else { return nil }
            var captured = CapturedInterface(heading: name, detail: step.label, wireframe: wireframe)
            captured.facts = [
                "scenario": .string(name), "step": .string(step.label), "state": .object(step.state),
            ]
            return captured
        }
    }

    /// A step with something on screen, the last one unless a label names another; nil where there is none.
    package func captured(_ label: String?) -> CapturedInterface? {
        captured.last { label == nil || $0.detail == label }
    }
}
