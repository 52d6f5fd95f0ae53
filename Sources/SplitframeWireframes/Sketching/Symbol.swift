import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// A small drawing in a square box, made of lines and fills in one colour.
struct Symbol {
    /// The side of the box in which the paths below are drawn.
    static let side = 24.0

    var strokes: [Path] = []
    var fills: [Path] = []
    /// Open outlines that a filled symbol fills in addition to the closed ones.
    var areas: [Path] = []
    /// Whether it is mirrored in right-to-left layouts; tools are not, because they are held in the same hand
    /// everywhere.
    var turns = true
}

extension Symbol {
    /// The outlines that a filled variant fills: closed strokes and the symbol's `areas`.
    var filledAreas: [Path] { areas + strokes.filter(\.isClosed) }

    /// Whether it always contains a circle, such as the symbol for information.
    var hasCircle: Bool { strokes.contains { Symbol.circle.strokes.contains($0) } }
}

extension Path {
    fileprivate var isClosed: Bool {
        switch self {
        case .rectangle, .roundedRectangle, .ellipse: true
        case .lines(_, let closed): closed
        case .curves(let segments): segments.last == .close
        }
    }

    /// Whether the path is drawn on one of the areas without being one of them.
    func stands(inOneOf areas: [Path]) -> Bool {
        guard let bounds, !areas.contains(self) else { return false }
        return areas.contains { $0.bounds?.contains(bounds) == true }
    }
}

extension Symbol {
    init(_ icon: BarButtonElement.Icon) {
        self =
            switch icon {
            case .sidebar: .sidebar
            case .trailingSidebar: .trailingSidebar
            case .back: .back
            case .expand: .expand
            case .secondaryOnly: .secondaryOnly
            case .add: .add
            case .more: .more
            case .close: .close
            case .compose: .compose
            case .reply: .reply
            case .share: .share
            case .folder: .folder
            case .search: .search
            case .trash: .trash
            case .book: .book
            case .refresh: .refresh
            case .camera: .camera
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            case .page: .page
            case .sparkles: .sparkles
            case .bell: .bell
            case .bookmark: .bookmark
            case .bubble: .bubble
            case .calendar: .calendar
            case .cart: .cart
            case .checkmark: .checkmark
            case .circle: .circle
            case .clock: .clock
            case .document: .document
            case .download: .download
            case .envelope: .envelope
            case .filter: .filter
            case .flag: .flag
            case .forkAndKnife: .forkAndKnife
            case .gear: .gear
            case .heart: .heart
            case .house: .house
            case .info: .info
            case .link: .link
            case .list: .list
            case .lock: .padlock
            case .music: .music
            case .paperclip: .paperclip
            case .paperplane: .paperplane
            case .pencil: .pencil
            case .person: .person
            case .pin: .pin
            case .square: .square
            case .star: .star
            case .tag: .tag
            case .tray: .tray
            case .image: .landscape
            }
    }

    static let disclosure = Symbol(strokes: [polyline((9.5, 6), (15.5, 12), (9.5, 18))])

    static let padlock = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 8, y: 11)), .line(Point(x: 8, y: 8.5)),
                .curve(
                    Point(x: 16, y: 8.5), control1: Point(x: 8, y: 3.2), control2: Point(x: 16, y: 3.2)),
                .line(Point(x: 16, y: 11)),
            ])
        ],
        fills: [.roundedRectangle(Rectangle(x: 5.5, y: 11, width: 13, height: 9.5), radius: 2.2)])

    /// A landscape, for the middle of a picture.
    static let landscape = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 2.5, y: 4, width: 19, height: 16), radius: 3),
            polyline((3, 17), (9, 11), (13.4, 15.6), (16.2, 12.8), (21, 17.4)),
        ],
        fills: [dot(15.6, 8.6, 1.7)])

    static let tray = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 3, y: 13.5)), .line(Point(x: 6.4, y: 5.5)), .line(Point(x: 17.6, y: 5.5)),
                .line(Point(x: 21, y: 13.5)), .line(Point(x: 21, y: 19)), .line(Point(x: 3, y: 19)), .close,
            ]),
            polyline((3, 13.5), (8.4, 13.5), (9.6, 16), (14.4, 16), (15.6, 13.5), (21, 13.5)),
        ])

    static let wifi = Symbol(
        strokes: [arc(radius: 4.6), arc(radius: 8.6), arc(radius: 12.6)], fills: [dot(12, 19, 1.9)])

    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Path {
        .lines([Point(x: x1, y: y1), Point(x: x2, y: y2)])
    }

    static func polyline(_ points: (Double, Double)...) -> Path {
        .lines(points.map { Point(x: $0.0, y: $0.1) })
    }

    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        .ellipse(Rectangle(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A quarter circle, open to the top, around the foot of the wifi symbol.
    private static func arc(radius: Double) -> Path {
        let reach = radius * 0.7071
        // A cubic curve follows a quarter circle with control points 0.5523 radii along its tangents;
        // these run at 45 degrees here, so each takes 0.5523 * 0.7071 on either axis.
        let pull = radius * 0.3905
        let foot = Point(x: 12, y: 19)
        return .curves([
            .move(Point(x: foot.x - reach, y: foot.y - reach)),
            .curve(
                Point(x: foot.x + reach, y: foot.y - reach),
                control1: Point(x: foot.x - reach + pull, y: foot.y - reach - pull),
                control2: Point(x: foot.x + reach - pull, y: foot.y - reach - pull)),
        ])
    }
}
