package import SplitframeInterface

/// A text of a picture with numbers of the layout in it.
package struct WrittenNumber: Hashable, Sendable {
    /// What the numbers are: `primary.width`, `secondary.safeArea.top`.
    package var names: [String]
    package var text: String
    /// In points of the picture.
    package var frame: Rectangle
    /// The row of the table that it is; nil for a number beside or in the device.
    package var note: Commentary.Note?
}

extension Wireframe {
    /// The numbers that the annotations write about columns and regions, and the rows of the table of notes.
    package var writtenNumbers: [WrittenNumber] {
        guard !look.annotations.isEmpty, !look.exploded else { return [] }
        let (annotations, canvas) = CanvasLayout.fitting(self)
        func written(_ names: [String], _ text: String, _ frame: Rectangle, _ scale: Double) -> WrittenNumber
        {
            let frame = frame.scaled(by: scale).offset(x: canvas.screenOrigin.x, y: canvas.screenOrigin.y)
            return WrittenNumber(names: names, text: text, frame: frame)
        }
        let ghosts = canvas.ghosts.map { ghost, slot in
            let line = ghost.line(in: slot)
            return WrittenNumber(
                names: line.names, text: line.text, frame: line.label.scaled(by: canvas.unit))
        }
        let notes = (canvas.notes?.rows ?? []).filter { !$0.isHeading }.map { row in
            var frame = row.name
            frame.width = row.source.maxX - frame.minX
            return WrittenNumber(
                names: [row.note.name], text: row.note.value, frame: frame.scaled(by: canvas.unit),
                note: row.note)
        }
        let regions = DrawnScreen(self, at: canvas.deviceScale, unit: canvas.unit).regionLabels
        return annotations.dimensions.map { written($0.names, $0.text, $0.label, canvas.unit) }
            + annotations.labels.map { written($0.names, $0.lines.joined(), $0.frame, canvas.unit) }
            + annotations.numbers.map { written($0.names, $0.text, $0.frame, canvas.unit) }
            + regions.map {
                written($0.names, $0.lines.joined(separator: " · "), $0.frame, canvas.deviceScale)
            }
            + ghosts + notes
    }
}
