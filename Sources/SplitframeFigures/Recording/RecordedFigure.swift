import HeadlessUIKit
package import SplitframeDevices
package import SplitframeInterface
package import SplitframeRequests
import SplitframeSystem
package import SplitframeWireframes

/// The interface that was on screen when a figure was made: enough to draw it in any look without the app.
package struct RecordedFigure: Hashable, Codable, Sendable {
    package var name: String
    /// The place, by the keys of a selection: `device`, `orientation`, `window`, `generation`, `direction`.
    var place: [String: String]
    package var tree: InterfaceTree
    package var commentary: Commentary

    /// Makes a figure.
    ///
    /// - Throws: ``FigureError``.
    @MainActor init(_ figure: Figure) throws(FigureError) {
        let host: HeadlessHost
        do {
            host = HeadlessHost(place: try figure.place())
            host.mount(figure.make())
            try figure.act(host)
            host.settle()
        } catch {
            throw .failed(figure.name, reason: "\(error)")
        }
        guard let place = host.place, let tree = InterfaceCapture.tree(of: host) else {
            throw .nothingOnScreen(figure.name)
        }
        name = figure.name
        let selection = Selection(SplitRequest(at: place))
        self.place = Dictionary(
            SelectionKey.places.map { ($0.name, selection.texts(for: $0).first ?? "") }
        ) { $1 }
        self.tree = tree
        commentary = Commentary()
        if let split = host.splitViewController {
            let (state, contents) = InterfaceCapture.values(of: split)
            commentary = Commentary(on: state, contents: contents)
        }
    }

    /// The picture in a look.
    ///
    /// - Throws: `SelectionError` if the catalogue no longer has the place, or the look does not go with it.
    package func wireframe(_ look: Look, among devices: [Device]) throws(SelectionError) -> Wireframe {
        var list = SelectionList()
        for key in SelectionKey.places {
            guard let word = place[key.name], !word.isEmpty else { continue }
            try list.read(word, as: key, among: devices, allowsSeveral: false)
        }
        let place = try list.single(on: .iPadPro11InchM4).request.place()
        if let impossibility = look.impossibility(with: tree) { throw impossibility }
        return Wireframe(
            tree: tree, place: place, look: look, facts: "\(place.device.name) · \(place.orientation)",
            commentary: look.annotations.isEmpty ? Commentary() : commentary)
    }
}

extension SelectionKey {
    /// The keys that describe the place of a split view.
    fileprivate static let places = all.filter { $0.topic == .place }
}

/// The figures of an app as recorded when its code last ran: a JSON file.
package struct FigureRecording: Hashable, Codable, Sendable {
    private var schema = 2
    package var figures: [RecordedFigure]

    package init(figures: [RecordedFigure]) {
        self.figures = figures.sorted { $0.name < $1.name }
    }

    /// Makes figures, in the order of their names.
    ///
    /// - Throws: ``FigureError``.
    @MainActor init(of list: [Figure]) throws(FigureError) {
        var recorded: [String: RecordedFigure] = [:]
        for figure in list {
            guard recorded.updateValue(try RecordedFigure(figure), forKey: figure.name) == nil else {
                throw .sameName(figure.name)
            }
        }
        self.init(figures: Array(recorded.values))
    }

    /// Reads a recording from the bytes of its file.
    ///
    /// - Throws: ``FigureError/unreadable``.
    package init(reading bytes: [UInt8]) throws(FigureError) {
        guard let recording = try? JSONDecoder().decode(Self.self, from: Data(bytes)), recording.schema == 2
        else {
            throw .unreadable
        }
        self = recording
    }

    /// The bytes of the file: keys are sorted, one per line, so that a changed width is one changed line.
    package var bytes: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }
}
