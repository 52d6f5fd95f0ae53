import SplitframeSystem

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
