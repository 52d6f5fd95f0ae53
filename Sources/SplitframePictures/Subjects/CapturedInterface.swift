package import SplitframeJSON
package import SplitframeRequests
public import SplitframeWireframes

/// An interface that code made: a scenario's step, an app's figure, the controllers of a test.
public struct CapturedInterface: Hashable, Sendable {
    /// A short title of its source: a scenario, a device.
    public var heading: String
    /// The detail that distinguishes it there: a step, an orientation.
    public var detail: String
    public var wireframe: Wireframe
    /// The facts about the interface as JSON, besides those about every picture.
    package var facts: [String: JSON] = [:]

    public init(heading: String = "", detail: String = "", wireframe: Wireframe) {
        self.heading = heading
        self.detail = detail
        self.wireframe = wireframe
    }
}

extension Story {
    /// The steps with an interface on screen.
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

    /// A step with an interface on screen, by its label or else the last one; nil if there is none.
    package func captured(_ label: String?) -> CapturedInterface? {
        captured.last { label == nil || $0.detail == label }
    }
}
