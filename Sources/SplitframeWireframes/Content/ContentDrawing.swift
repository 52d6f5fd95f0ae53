import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// The room that content has, and what varies its bars.
struct ContentPlace {
    /// Where content may stand: below the bar and inside the safe area.
    var frame: Rectangle
    /// What maps and pictures fill: the column, also beneath what lies above it, and beneath its bars where they are glass.
    var ground: Rectangle
    /// What the rows of a list look like here.
    var listStyle: ListStyle
    /// How far into a story the column leads; nil for an inspector.
    var storyLevel: ContentStory.Level?
    /// Whether the ground of a selected row is round and inside the row.
    var hasRoundSelection = true
    /// What the selected row of a list leads to, where that is in view.
    var selectedTitle: String?
    /// The column's name, so that a column looks the same in every picture.
    var seed: String

    /// The same place in units of another length.
    func scaled(by factor: Double) -> ContentPlace {
        var place = self
        place.frame = frame.scaled(by: factor)
        place.ground = ground.scaled(by: factor)
        return place
    }
}

extension ContentElement.Kind {
    /// Whether it is a picture as a whole, which runs on beneath glass.
    var hasGround: Bool {
        switch self {
        case .map, .image: true
        case .list, .grid, .text, .web, .form, .empty, .tabs, .mail, .files: false
        }
    }
}

extension Sketch {
    /// What a selected row stands on: its own ground, or one from edge to edge of the list.
    mutating func selection(_ ground: Rectangle, row: Rectangle, at place: ContentPlace) {
        guard place.hasRoundSelection else {
            return block(
                Rectangle(x: place.frame.minX, y: row.minY, width: place.frame.width, height: row.height),
                theme.accent)
        }
        fill(.roundedRectangle(ground, radius: 12, continuous: true), theme.accent)
    }

    /// What fills a column below its bar.
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
            self.story(story, level: level, selectedRow: content.selectedRow, at: place)
        case .tabs:
            var below = place
            below.listStyle = .plain
            list(at: below, selectedRow: nil)
        }
    }

    /// A picture: a box with its diagonals.
    mutating func picture(_ frame: Rectangle, radius: Double) {
        fill(.roundedRectangle(frame, radius: radius), theme.picture)
        // The diagonals end where the corner's arc begins to fall away, so that they never stick out.
        let inset = radius * 0.29
        let box = frame.inset(by: inset)
        stroke(
            .curves([
                .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.maxX, y: box.maxY)),
                .move(Point(x: box.maxX, y: box.minY)), .line(Point(x: box.minX, y: box.maxY)),
            ]), Stroke(theme.pictureLine, width: 1))
        stroke(
            .roundedRectangle(frame.inset(by: 0.5), radius: max(0, radius - 0.5)),
            Stroke(theme.pictureLine, width: 1))
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
                .move(Point(x: center.x - reach, y: center.y - reach)),
                .line(Point(x: center.x + reach, y: center.y + reach)),
                .move(Point(x: center.x + reach, y: center.y - reach)),
                .line(Point(x: center.x - reach, y: center.y + reach)),
            ]), pen)
    }
}
