import SceneDrawing

/// Sets lines of text, and remembers those it has set: wireframes repeat their words.
final class Typesetter {
    private struct Key: Hashable {
        let text: String
        let weight: Font.Weight
        let size: Double
        let width: Double
    }

    /// Many pictures' worth of lines; then all are forgotten at once.
    private static let capacity = 512
    /// Sizes in pixels that a font library can be trusted with.
    private static let sizes = 0.5...4096

    private let fonts: FontSet
    private let inter: FontMap
    private var allFonts: FontMap?
    private var lines: [Key: SetLine] = [:]

    init(fonts: FontSet) throws(DrawingError) {
        self.fonts = fonts
        inter = try FontMap(files: fonts.inter)
    }

    /// The text set in at most `width` pixels, or nil where nothing would show.
    func line(
        _ text: String, weight: Font.Weight, size: Double, width: Double
    ) throws(DrawingError) -> SetLine? {
        guard Self.sizes.contains(size), (1...PixelSize.longestSide).contains(width) else { return nil }
        let key = Key(
            text: LineText(text, width: width / size).text, weight: weight, size: size, width: width)
        guard !key.text.isEmpty else { return nil }
        if let known = lines[key] { return known }
        let line = try set(key)
        if lines.count >= Self.capacity { lines.removeAll() }
        lines[key] = line
        return line
    }

    /// The other fonts take time to load, so they are asked only for what the pinned family cannot say.
    private func set(_ key: Key) throws(DrawingError) -> SetLine {
        func line(with map: FontMap) -> SetLine {
            SetLine(key.text, weight: key.weight, size: key.size, width: key.width, with: map)
        }
        let plain = line(with: inter)
        guard plain.hasUnknownGlyphs, !fonts.fallback.isEmpty else { return plain }
        return line(with: try everyFont())
    }

    private func everyFont() throws(DrawingError) -> FontMap {
        if let allFonts { return allFonts }
        let map = try FontMap(files: fonts.inter + fonts.fallback)
        allFonts = map
        return map
    }
}
