import SplitframeInterface
import SplitframeWireframes

/// Lays out lines of text, and caches them, because wireframes repeat their texts.
final class Typesetter {
    private struct Key: Hashable {
        let text: String
        let spans: [TextSpan]
        let font: Font
        let scale: Double
    }

    /// The maximum number of lines in the cache, enough for many pictures; a full cache is emptied.
    private static let capacity = 512
    /// The font sizes in pixels that a font library handles reliably.
    private static let sizes = 0.5...4096

    private let fonts: FontSet
    private var maps: [[Script]: FontMap] = [:]
    private var lines: [Key: ShapedLine] = [:]

    init(fonts: FontSet) throws(DrawingError) {
        self.fonts = fonts
        maps[[]] = try FontMap(fonts, scripts: [])
    }

    /// The part of a run's text that fits its box, laid out at a scale; nil if nothing would be visible.
    ///
    /// What fits is what fitted when the text was laid out: no scale and no kerning makes it another.
    func line(_ run: TextRun, scale: Double) throws(DrawingError) -> ShapedLine? {
        let size = run.font.size * scale
        let sizes = [size] + run.spans.map { $0.font.size * scale }
        guard sizes.allSatisfy(Self.sizes.contains),
            (1...PixelSize.longestSide).contains(run.box.width * scale)
        else {
            return nil
        }
        let key = Key(text: run.fittingText, spans: run.spans, font: run.font, scale: scale)
        guard !key.text.isEmpty else { return nil }
        if let known = lines[key] { return known }
        if lines.count >= Self.capacity {
            lines.removeAll()
            maps = maps.filter { $0.key.isEmpty }
        }
        var shown = run
        shown.text = key.text
        let line = ShapedLine(shown, scale: scale, with: try map(for: Script.all(in: key.text)))
        lines[key] = line
        return line
    }

    /// The fonts for a text's own scripts only, because fonts take time to load.
    private func map(for scripts: [Script]) throws(DrawingError) -> FontMap {
        if let known = maps[scripts] { return known }
        let map = try FontMap(fonts, scripts: scripts)
        maps[scripts] = map
        return map
    }
}
