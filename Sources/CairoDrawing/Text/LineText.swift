import Geometry
import SceneDrawing

/// A run's text made fit for one line: no control characters, and not much longer than its box can show.
struct LineText {
    /// No glyph of a text worth reading is narrower than this part of its font's size, on average.
    private static let narrowestGlyph = 0.1
    private static let mostScalars = 4096.0

    let text: String

    init(_ run: TextRun) {
        let room = (run.box.width / (run.font.size * Self.narrowestGlyph)).rounded(.up) + 1
        let limit = Int(min(max(1, room), Self.mostScalars))
        var scalars = String.UnicodeScalarView()
        var isCut = false
        for (index, scalar) in run.text.unicodeScalars.enumerated() {
            guard index < limit else {
                isCut = true
                break
            }
            scalars.append(Self.isLineEndOrControl(scalar) ? " " : scalar)
        }
        text = String(scalars) + (isCut ? "…" : "")
    }

    private static func isLineEndOrControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
