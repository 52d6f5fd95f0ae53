import SplitframeGeometry
import SplitframeScene

/// The icons of symbols that apps often use.
extension Symbol {
    static let bell = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 4, y: 17)), .line(Point(x: 6, y: 14.5)), .line(Point(x: 6, y: 10)),
                .curve(Point(x: 18, y: 10), control1: Point(x: 6, y: 2), control2: Point(x: 18, y: 2)),
                .line(Point(x: 18, y: 14.5)), .line(Point(x: 20, y: 17)), .close,
            ]),
            polyline((9.8, 20), (12, 21), (14.2, 20)),
        ], turns: false)

    static let bookmark = Symbol(
        strokes: [polygon((6, 3.5), (18, 3.5), (18, 20.5), (12, 15.5), (6, 20.5))], turns: false)

    static let bubble = Symbol(
        strokes: [
            polygon((3, 4.5), (21, 4.5), (21, 16), (11, 16), (6.5, 20.5), (6.5, 16), (3, 16))
        ])

    static let calendar = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 3.5, y: 5, width: 17, height: 15.5), radius: 3),
            line(3.5, 9.5, 20.5, 9.5), line(8, 3, 8, 6.5), line(16, 3, 16, 6.5),
        ],
        fills: [dot(8, 13, 1.2), dot(12, 13, 1.2), dot(16, 13, 1.2), dot(8, 17, 1.2), dot(12, 17, 1.2)],
        turns: false)

    static let cart = Symbol(
        strokes: [polyline((2.5, 4), (5.2, 4), (8, 15.5), (18.5, 15.5), (21, 7), (6, 7))],
        fills: [dot(9, 19, 1.6), dot(17.5, 19, 1.6)], turns: false)

    static let checkmark = Symbol(strokes: [polyline((5, 13), (10, 18), (19, 6))], turns: false)

    static let circle = Symbol(
        strokes: [.ellipse(Rectangle(x: 3, y: 3, width: 18, height: 18))], turns: false)

    static let clock = Symbol(
        strokes: [
            .ellipse(Rectangle(x: 3, y: 3, width: 18, height: 18)), polyline((12, 7), (12, 12), (15.5, 14)),
        ], turns: false)

    static let document = Symbol(
        strokes: [
            polygon((5.5, 2.8), (13.5, 2.8), (18.5, 7.8), (18.5, 21.2), (5.5, 21.2)),
            line(8.8, 12, 15.2, 12), line(8.8, 16, 15.2, 16),
        ])

    static let download = Symbol(
        strokes: [
            line(12, 3.5, 12, 16), polyline((7, 11.2), (12, 16.2), (17, 11.2)), line(4.5, 20, 19.5, 20),
        ],
        turns: false)

    static let envelope = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 2.5, y: 5, width: 19, height: 14), radius: 2.6),
            polyline((3.4, 6.6), (12, 13.2), (20.6, 6.6)),
        ], turns: false)

    static let filter = Symbol(
        strokes: [line(3.5, 7, 20.5, 7), line(6.5, 12, 17.5, 12), line(9.5, 17, 14.5, 17)], turns: false)

    static let flag = Symbol(
        strokes: [line(5.5, 3, 5.5, 21), polyline((5.5, 4), (19, 4), (16, 8.6), (19, 13.2), (5.5, 13.2))],
        areas: [polyline((5.5, 4), (19, 4), (16, 8.6), (19, 13.2), (5.5, 13.2))])

    static let forkAndKnife = Symbol(
        strokes: [
            polyline((5, 3), (5, 8.5), (7.5, 11), (10, 8.5), (10, 3)), line(7.5, 3, 7.5, 21),
            polyline((16.5, 21), (16.5, 3), (19.5, 7), (19.5, 12.5), (16.5, 12.5)),
        ], turns: false)

    static let gear = Symbol(
        strokes: [
            .ellipse(Rectangle(x: 5.5, y: 5.5, width: 13, height: 13)),
            .ellipse(Rectangle(x: 9.5, y: 9.5, width: 5, height: 5)),
            line(12, 2.5, 12, 5.5), line(12, 18.5, 12, 21.5), line(2.5, 12, 5.5, 12),
            line(18.5, 12, 21.5, 12),
            line(5.3, 5.3, 7.4, 7.4), line(16.6, 16.6, 18.7, 18.7), line(5.3, 18.7, 7.4, 16.6),
            line(16.6, 7.4, 18.7, 5.3),
        ], turns: false)

    static let heart = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 12, y: 20.5)),
                .curve(Point(x: 12, y: 7), control1: Point(x: 0.5, y: 13), control2: Point(x: 6, y: 0.5)),
                .curve(
                    Point(x: 12, y: 20.5), control1: Point(x: 18, y: 0.5), control2: Point(x: 23.5, y: 13)),
                .close,
            ])
        ], turns: false)

    static let house = Symbol(
        strokes: [
            polyline((2.5, 12), (12, 3.5), (21.5, 12)),
            polyline((5.5, 10), (5.5, 20.5), (18.5, 20.5), (18.5, 10)),
            polyline((10, 20), (10, 14), (14, 14), (14, 20)),
        ],
        areas: [
            polygon((2.5, 12), (12, 3.5), (21.5, 12)),
            polygon((5.5, 10), (5.5, 20.5), (18.5, 20.5), (18.5, 10)),
        ],
        turns: false)

    static let info = Symbol(
        strokes: [.ellipse(Rectangle(x: 3, y: 3, width: 18, height: 18)), line(12, 11, 12, 16.5)],
        fills: [dot(12, 7.6, 1.2)], turns: false)

    static let link = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 2.5, y: 8, width: 11, height: 8), radius: 4),
            .roundedRectangle(Rectangle(x: 10.5, y: 8, width: 11, height: 8), radius: 4),
        ], turns: false)

    static let list = Symbol(
        strokes: [line(8.5, 6, 20.5, 6), line(8.5, 12, 20.5, 12), line(8.5, 18, 20.5, 18)],
        fills: [dot(4.6, 6, 1.3), dot(4.6, 12, 1.3), dot(4.6, 18, 1.3)])

    static let music = Symbol(
        strokes: [polyline((9.5, 17.8), (9.5, 5.5), (19, 3.5), (19, 15.8))],
        fills: [
            .ellipse(Rectangle(x: 4.5, y: 15.4, width: 5.4, height: 4.6)),
            .ellipse(Rectangle(x: 14, y: 13.4, width: 5.4, height: 4.6)),
        ], turns: false)

    static let paperclip = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 17, y: 7.5)), .line(Point(x: 17, y: 16.5)),
                .curve(Point(x: 7, y: 16.5), control1: Point(x: 17, y: 23), control2: Point(x: 7, y: 23)),
                .line(Point(x: 7, y: 6.5)),
                .curve(Point(x: 14, y: 6.5), control1: Point(x: 7, y: 1.5), control2: Point(x: 14, y: 1.5)),
                .line(Point(x: 14, y: 15.5)),
                .curve(
                    Point(x: 10, y: 15.5), control1: Point(x: 14, y: 18.5), control2: Point(x: 10, y: 18.5)),
                .line(Point(x: 10, y: 8)),
            ])
        ], turns: false)

    static let paperplane = Symbol(
        strokes: [
            polygon((21, 3), (2.8, 10), (9.6, 13.6), (13.6, 21.2)), line(21, 3, 9.6, 13.6),
        ])

    static let pencil = Symbol(
        strokes: [
            polygon((4, 20), (5, 15.5), (16.5, 4), (20, 7.5), (8.5, 19)), line(14, 6.5, 17.5, 10),
        ], turns: false)

    static let person = Symbol(
        strokes: [
            .ellipse(Rectangle(x: 7.8, y: 3, width: 8.4, height: 8.4)),
            .curves([
                .move(Point(x: 3.8, y: 20.5)),
                .curve(
                    Point(x: 20.2, y: 20.5), control1: Point(x: 5.2, y: 11.6),
                    control2: Point(x: 18.8, y: 11.6)),
                .close,
            ]),
        ], turns: false)

    static let pin = Symbol(
        strokes: [
            .curves([
                .move(Point(x: 12, y: 21)),
                .curve(Point(x: 5.5, y: 9.5), control1: Point(x: 8, y: 16), control2: Point(x: 5.5, y: 13)),
                .curve(
                    Point(x: 18.5, y: 9.5), control1: Point(x: 5.5, y: 0.8), control2: Point(x: 18.5, y: 0.8)),
                .curve(Point(x: 12, y: 21), control1: Point(x: 18.5, y: 13), control2: Point(x: 16, y: 16)),
                .close,
            ])
        ],
        fills: [dot(12, 9.3, 2.2)], turns: false)

    static let square = Symbol(
        strokes: [.roundedRectangle(Rectangle(x: 4, y: 4, width: 16, height: 16), radius: 3)], turns: false)

    static let star = Symbol(
        strokes: [
            polygon(
                (12, 2.8), (14.8, 9), (21.5, 9.7), (16.5, 14.2), (17.9, 20.8), (12, 17.4), (6.1, 20.8),
                (7.5, 14.2), (2.5, 9.7), (9.2, 9))
        ], turns: false)

    static let tag = Symbol(
        strokes: [polygon((3.5, 3.5), (12, 3.5), (20.8, 12.3), (12.3, 20.8), (3.5, 12))],
        fills: [dot(8, 8, 1.4)])

    private static func polygon(_ points: (Double, Double)...) -> Path {
        .lines(points.map { Point(x: $0.0, y: $0.1) }, closed: true)
    }
}
