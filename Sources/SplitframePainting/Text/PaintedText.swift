package import SplitframeInterface
package import SplitframeWireframes

/// One text of a scene as a painter puts it on a canvas.
package struct PaintedText: Sendable {
    package let run: TextRun
    /// The run's box in pixels, before clips.
    package let box: Rectangle
    /// The characters that are painted; empty where none are, or where the typesetter left some out.
    package let text: String
    /// The width in pixels of the line as it is shaped; a line wider than its box is condensed to it.
    package let width: Double
    /// Whether some character is in none of the fonts.
    package let hasUnknownGlyphs: Bool
}

extension PaintSession {
    /// The texts of a scene in the order of painting, hidden ones too, as this session paints them at a scale.
    package func texts(of scene: Scene, scale: Double) throws(DrawingError) -> [PaintedText] {
        var texts: [PaintedText] = []
        try append(scene.elements, on: OutputGrid(scale: scale), to: &texts)
        return texts
    }

    private func append(
        _ elements: [SceneElement], on grid: OutputGrid, to texts: inout [PaintedText]
    ) throws(DrawingError) {
        for element in elements {
            switch element {
            case .shape: break
            case .text(let run):
                let line = try typesetter.line(run, scale: grid.scale)
                texts.append(
                    PaintedText(
                        run: run, box: grid.pixels(run.box),
                        text: line.map { $0.isWhole ? $0.text : "" } ?? "",
                        width: line?.width ?? 0, hasUnknownGlyphs: line?.hasUnknownGlyphs ?? false))
            case .group(let group): try append(group.elements, on: grid.inside(group.transform), to: &texts)
            }
        }
    }
}
