import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes

/// A resolved subject, with all texts and facts about it.
struct ShownInterface: Sendable {
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
        switch source {
        case .selection(_, let resolved): resolved.alternativeText(of: wireframe, in: phrases)
        case .captured: wireframe.alternativeText(in: phrases)
        }
    }

    /// A description of the whole picture, one line per element, with frames in points.
    var longDescription: String { "\(title)\n\(wireframe.longDescription)" }

    /// The facts about the subject as JSON.
    var facts: [String: JSON] {
        switch source {
        case .selection(let selection, let resolved):
            ["selection": selection.json, "layout": resolved.layoutJSON]
        case .captured(let captured): captured.facts
        }
    }
}
