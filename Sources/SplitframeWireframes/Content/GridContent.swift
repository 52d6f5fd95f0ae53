import SplitframeInterface

extension Sketch {
    /// Pictures with captions in rows.
    mutating func grid(at place: ContentPlace) {
        let margin = 20.0
        let gap = 16.0
        let narrowestCell = 148.0
        let room = place.frame.width - 2 * margin
        let count = max(2, ((room + gap) / (narrowestCell + gap)).rounded(.down))
        let width = (room - gap * (count - 1)) / count
        let height = (width * 0.75).rounded()
        var variation = SeededVariation(seed: place.seed)
        var y = place.frame.minY + 12
        while y < place.ground.maxY {
            for column in 0..<Int(count) {
                let x = place.frame.minX + margin + Double(column) * (width + gap)
                picture(Rectangle(x: x, y: y, width: width, height: height), radius: 10)
                bar(
                    x: x, centerY: y + height + 15, width: variation.part(of: width, 0.5...0.85), height: 8,
                    theme.titlePlaceholder)
                bar(
                    x: x, centerY: y + height + 31, width: variation.part(of: width, 0.3...0.5), height: 7,
                    theme.textPlaceholder)
            }
            y += height + 56
        }
    }
}
