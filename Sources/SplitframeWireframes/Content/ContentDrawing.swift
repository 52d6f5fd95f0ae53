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
