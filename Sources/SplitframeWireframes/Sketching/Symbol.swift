import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// A small drawing in a square box, made of lines and fills in one colour.
struct Symbol {
    /// The side of the box in which the paths below are drawn.
    static let side = 24.0

    var strokes: [Path] = []
    var fills: [Path] = []
    /// Whether it turns with the direction of reading; tools are held in the same hand everywhere.
    var turns = true
}

extension Symbol {
    init(_ icon: BarButtonElement.Icon) {
        switch icon {
        case .sidebar: self = .sidebar
        case .back: self = .back
        case .expand: self = .expand
        case .secondaryOnly: self = .secondaryOnly
        case .add: self = .add
        case .more: self = .more
        case .close: self = .close
        case .compose: self = .compose
        case .reply: self = .reply
        case .share: self = .share
        case .folder: self = .folder
        case .search: self = .search
        case .trash: self = .trash
        case .image: self = .landscape
        }
    }

    private static let sidebar = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 2.5, y: 4.5, width: 19, height: 15), radius: 3.2),
            line(9, 4.5, 9, 19.5),
            line(5, 8, 6.6, 8), line(5, 10.8, 6.6, 10.8), line(5, 13.6, 6.6, 13.6),
        ])

    private static let back = Symbol(strokes: [polyline((14.5, 4), (6.5, 12), (14.5, 20))])

    private static let expand = Symbol(
        strokes: [
            line(13.6, 10.4, 20, 4), polyline((14.6, 4), (20, 4), (20, 9.4)),
            line(10.4, 13.6, 4, 20), polyline((9.4, 20), (4, 20), (4, 14.6)),
        ])

    private static let secondaryOnly = Symbol(
        strokes: [
            line(2.8, 12, 21.2, 12), polyline((7.2, 7.4), (2.6, 12), (7.2, 16.6)),
            polyline((16.8, 7.4), (21.4, 12), (16.8, 16.6)),
        ])

    private static let add = Symbol(strokes: [line(12, 4.5, 12, 19.5), line(4.5, 12, 19.5, 12)])

    private static let more = Symbol(
        fills: [dot(5.5, 12, 1.7), dot(12, 12, 1.7), dot(18.5, 12, 1.7)])

    private static let close = Symbol(strokes: [line(6, 6, 18, 18), line(18, 6, 6, 18)])

    private static let compose = Symbol(
        strokes: [
            polyline((12, 5), (4.5, 5), (4.5, 19.5), (19, 19.5), (19, 12)),
            polyline((9.5, 14.5), (10, 11.5), (18.4, 3), (21, 5.6), (12.5, 14), (9.5, 14.5)),
        ], turns: false)

    private static let reply = Symbol(
        strokes: [
            polyline((10, 5), (3.5, 11), (10, 17)),
            .curves([
                .move(Point(x: 3.5, y: 11)), .line(Point(x: 12, y: 11)),
                .curve(
                    Point(x: 20.5, y: 19.5), control1: Point(x: 17.5, y: 11), control2: Point(x: 20.5, y: 14)
                ),
            ]),
        ])

    private static let share = Symbol(
        strokes: [
            polyline((8.5, 9.5), (5.5, 9.5), (5.5, 20.5), (18.5, 20.5), (18.5, 9.5), (15.5, 9.5)),
            line(12, 2.5, 12, 14), polyline((8.2, 6.2), (12, 2.4), (15.8, 6.2)),
        ])

    private static let folder = Symbol(
        strokes: [
            .lines(
                [
                    Point(x: 3, y: 19), Point(x: 3, y: 5.5), Point(x: 9, y: 5.5), Point(x: 11.5, y: 8),
                    Point(x: 21, y: 8), Point(x: 21, y: 19),
                ], closed: true)
        ])

    private static let search = Symbol(
        strokes: [.ellipse(Rectangle(x: 4, y: 4, width: 12, height: 12)), line(14.4, 14.4, 20.5, 20.5)],
        turns: false)

    private static let trash = Symbol(
        strokes: [
            line(4, 6.5, 20, 6.5), polyline((9, 6.3), (9, 3.5), (15, 3.5), (15, 6.3)),
            polyline((5.8, 6.5), (7, 20.5), (17, 20.5), (18.2, 6.5)),
            line(10, 10, 10.4, 17), line(14, 10, 13.6, 17),
        ])

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

    /// A landscape: what stands in the middle of a picture.
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

    private static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        .ellipse(Rectangle(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A quarter of a circle, open to the top, around the foot of the wifi symbol.
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
