import SplitframeScene
import SplitframeText

/// Lays out lines of text, and caches them, because wireframes repeat their texts.
final class Typesetter {
    private struct Key: Hashable {
        let text: String
        let weight: Font.Weight
        let size: Double
        let width: Double
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

    /// The text laid out in at most `width` pixels, or nil if nothing would be visible.
    func line(
        _ text: String, weight: Font.Weight, size: Double, width: Double
    ) throws(DrawingError) -> ShapedLine? {
        guard Self.sizes.contains(size), (1...PixelSize.longestSide).contains(width) else { return nil }
        let key = Key(
            text: LineText(text, width: width / size).text, weight: weight, size: size, width: width)
        guard !key.text.isEmpty else { return nil }
        if let known = lines[key] { return known }
        if lines.count >= Self.capacity {
            lines.removeAll()
            maps = maps.filter { $0.key.isEmpty }
        }
        let line = ShapedLine(
            key.text, weight: weight, size: size, width: width,
            with: try map(for: Script.all(in: key.text)))
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
