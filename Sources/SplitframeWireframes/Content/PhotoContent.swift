import SplitframeInterface

extension Sketch {
    /// One large picture with a strip of small ones below.
    mutating func photo(at place: ContentPlace) {
        let margin = 16.0
        let thumbnail = 56.0
        let gap = 8.0
        let frame = place.frame.inset(top: 8, left: margin, bottom: margin, right: margin)
        let strip = thumbnail + margin
        guard frame.height > 2 * strip else { return picture(frame, radius: 12) }
        var large = Rectangle(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - strip)
        // Beneath glass bars the picture fills the column.
        let isWhole = place.ground.minY < place.frame.minY
        picture(isWhole ? place.ground : large, radius: isWhole ? 0 : 12)
        if isWhole { large = place.frame }
        let badge = Rectangle(x: large.midX - 36, y: large.midY - 36, width: 72, height: 72)
        fill(.ellipse(badge), theme.picture)
        symbol(Symbol(.image), in: badge.inset(by: 14), theme.pictureLine, width: 1.4)
        let count = ((frame.width + gap) / (thumbnail + gap)).rounded(.down)
        var x = frame.midX - (count * (thumbnail + gap) - gap) / 2
        for _ in 0..<Int(count) {
            picture(
                Rectangle(x: x, y: frame.maxY - thumbnail, width: thumbnail, height: thumbnail), radius: 6)
            x += thumbnail + gap
        }
    }
}
