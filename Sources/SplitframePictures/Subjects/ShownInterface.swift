import SplitframeDevices
package import SplitframeFiles
import SplitframeInterface
package import SplitframeRequests
public import SplitframeWireframes

/// A resolved subject, with all texts and facts about it.
struct ShownInterface: PictureContent {
    private indirect enum Source: Sendable {
        case selection(Selection, ResolvedRequest)
        case captured(CapturedInterface)
    }

    var wireframe: Wireframe
    private let source: Source

    /// - Throws: ``SelectionError`` if UIKit would never show this, or the look does not go with it.
    init(_ subject: Subject, rooms: CanvasRooms = CanvasRooms()) throws(SelectionError) {
        switch subject {
        case .selection(let selection):
            try self.init(selection, ResolvedRequest(selection.request), rooms: rooms)
        case .captured(let captured): try self.init(.captured(captured), captured.wireframe)
        }
    }

    /// A selection that is already resolved.
    init(_ selection: Selection, _ resolved: ResolvedRequest, rooms: CanvasRooms) throws(SelectionError) {
        try self.init(
            .selection(selection, resolved), resolved.wireframe(selection.look, rooms: rooms))
    }

    private init(_ source: Source, _ wireframe: Wireframe) throws(SelectionError) {
        if let impossibility = wireframe.look.impossibility(with: wireframe.tree) { throw impossibility }
        self.source = source
        self.wireframe = wireframe
    }

    /// A short title of the subject: a device, a scenario.
    var heading: String {
        switch source {
        case .selection(let selection, _): selection.device.name
        case .captured(let captured): captured.heading
        }
    }

    /// The details of the subject: the facts of a selection, a step.
    var detail: String {
        switch source {
        case .selection(_, let resolved): resolved.facts.joined(separator: " · ")
        case .captured(let captured): captured.detail
        }
    }

    var title: String { [heading, detail].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// One sentence for people who cannot see the picture.
    func alternativeText(in phrases: AlternativeTextPhrases) -> String {
        completed(wireframe.alternativeText(in: phrases), in: phrases)
    }

    /// The drawing with its alternative text.
    func scene(in phrases: AlternativeTextPhrases) -> Scene {
        var scene = wireframe.scene(in: phrases)
        scene.alternativeText = completed(scene.alternativeText, in: phrases)
        return scene
    }

    private func completed(_ text: String, in phrases: AlternativeTextPhrases) -> String {
        switch source {
        case .selection(_, let resolved): resolved.alternativeText(completing: text, in: phrases)
        case .captured: text
        }
    }

    /// A description of the whole picture, one line per element, with frames in points.
    var longDescription: String { "\(title)\n\(wireframe.longDescription)" }

    var interface: Wireframe? { wireframe }

    func text(isColored: Bool) -> String { wireframe.text(isColored: isColored) }

    func twin() -> Twin { Twin(wireframe.tree) }

    func description(of scene: Scene) -> PictureDescription {
        switch source {
        case .selection(let selection, let resolved):
            PictureDescription(of: scene, selection: selection.json, layout: resolved.layoutJSON)
        case .captured: PictureDescription(of: scene)
        }
    }

    func members(in phrases: AlternativeTextPhrases) -> [String: JSON] {
        switch source {
        case .selection(let selection, let resolved):
            ["selection": selection.json, "layout": resolved.layoutJSON]
        case .captured(let captured): captured.members
        }
    }
}

/// An interface that code made: a scenario's step, an app's figure, the controllers of a test.
public struct CapturedInterface: Hashable, Sendable {
    /// A short title of its source: a scenario, a device.
    public var heading: String
    /// The detail that distinguishes it there: a step, an orientation.
    public var detail: String
    public var wireframe: Wireframe
    /// A remark if no frame of its split view was measured, empty if one was; nil where that is not known.
    package var evidence: String?
    /// The facts about the interface as JSON, besides those about every picture.
    package var members: [String: JSON] = [:]

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
            captured.evidence = step.evidence
            captured.members = [
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
