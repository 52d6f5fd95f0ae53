import SplitframeInterface

/// The room for content, and the seed of its variation.
struct ContentPlace {
    /// The frame of content: below the bar and inside the safe area.
    var frame: Rectangle
    /// The frame of maps and pictures, including parts beneath bars and other columns.
    var ground: Rectangle
    /// The style of the rows of a list.
    var listStyle: ListStyle
    /// The level of a story that the column shows; nil for an inspector.
    var storyLevel: SampleContents.Level?
    /// The kind of device, whose name a story contains.
    var idiom = UserInterfaceIdiom.pad
    /// Whether the background of a selected row is round and inset.
    var hasRoundSelection = true
    /// The title of the content that the selected row of a list leads to, if that is visible.
    var selectedTitle: String?
    /// The column's name, so that a column looks the same in every picture.
    var seed: String

    /// The same place in another unit of length.
    func scaled(by factor: Double) -> ContentPlace {
        var place = self
        place.frame = frame.scaled(by: factor)
        place.ground = ground.scaled(by: factor)
        return place
    }
}

extension Sketch {
    /// The background of a selected row: round and inset, or from edge to edge of the list.
    mutating func selection(_ ground: Rectangle, row: Rectangle, at place: ContentPlace) {
        guard place.hasRoundSelection else {
            return block(
                Rectangle(x: place.frame.minX, y: row.minY, width: place.frame.width, height: row.height),
                theme.accent)
        }
        fill(.roundedRectangle(ground, radius: 12, continuous: true), theme.accent)
    }

    /// The content of a column below its bar.
    mutating func content(_ content: ContentElement, at place: ContentPlace) {
        guard !place.frame.isEmpty else { return }
        switch content.kind {
        case .list: list(at: place, selectedRow: content.selectedRow)
        case .grid: grid(at: place)
        case .text: article(at: place)
        case .map: map(at: place)
        case .image: photo(at: place)
        case .web: webPage(at: place)
        case .form: form(at: place)
        case .empty: emptyState(at: place)
        case .mail, .files:
            guard let story = content.kind.story, let level = place.storyLevel else { return form(at: place) }
            self.story(story.on(place.idiom), level: level, selectedRow: content.selectedRow, at: place)
        case .tabs:
            var below = place
            below.listStyle = .plain
            list(at: below, selectedRow: nil)
        }
    }

    /// A picture: a box with its diagonals.
    mutating func picture(_ frame: Rectangle, radius: Double) {
        fill(.roundedRectangle(frame, radius: radius), theme.picture)
        // The diagonals end before the corner's arc, so that they never extend beyond it.
        let inset = radius * 0.29
        let box = frame.inset(by: inset)
        stroke(
            .curves([
                .move(box.minX, box.minY), .line(box.maxX, box.maxY),
                .move(box.maxX, box.minY), .line(box.minX, box.maxY),
            ]), Stroke(theme.pictureLine, width: 1))
        self.box(frame, radius: max(0, radius - 0.5), continuous: false, line: theme.pictureLine)
    }

    /// An avatar: a circle with its diagonals.
    mutating func avatar(_ frame: Rectangle, line: Color? = nil, fill: Color? = nil) {
        let pen = Stroke(line ?? theme.pictureLine, width: 1)
        let circle = frame.inset(by: 0.5)
        stroke(.ellipse(circle), pen, fill: fill ?? theme.picture)
        let reach = circle.width / 2 * 0.7071
        let center = circle.center
        stroke(
            .curves([
                .move(center.x - reach, center.y - reach), .line(center.x + reach, center.y + reach),
                .move(center.x + reach, center.y - reach), .line(center.x - reach, center.y + reach),
            ]), pen)
    }
}

extension Sketch {
    /// The content of an empty column: a tray, and two lines that represent a message.
    mutating func emptyState(at place: ContentPlace) {
        let center = Point(x: place.frame.midX, y: place.frame.midY - 20)
        let box = Rectangle(x: center.x - 48, y: center.y - 92, width: 96, height: 96)
        stroke(
            .roundedRectangle(box, radius: 20, continuous: true),
            Stroke(theme.pictureLine, width: 1.5, dash: [6, 5], cap: .round))
        symbol(Symbol(.tray), in: box.inset(by: 26), theme.titlePlaceholder, width: 1.3)
        let width = min(150, place.frame.width - 60)
        bar(x: center.x - width / 2, centerY: center.y + 32, width: width, height: 11, theme.titlePlaceholder)
        let second = min(220, place.frame.width - 40)
        bar(x: center.x - second / 2, centerY: center.y + 54, width: second, height: 8, theme.textPlaceholder)
        bar(
            x: center.x - second * 0.35, centerY: center.y + 71, width: second * 0.7, height: 8,
            theme.textPlaceholder
        )
    }
}

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
