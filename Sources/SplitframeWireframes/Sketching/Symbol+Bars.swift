import SplitframeGeometry
import SplitframeScene

/// The icons of a split view's own buttons and of the system's bar items.
extension Symbol {
    static let sidebar = Symbol(
        strokes: [
            .roundedRectangle(Rectangle(x: 2.5, y: 4.5, width: 19, height: 15), radius: 3.2),
            line(9, 4.5, 9, 19.5),
            line(5, 8, 6.6, 8), line(5, 10.8, 6.6, 10.8), line(5, 13.6, 6.6, 13.6),
        ])

    static let trailingSidebar = Symbol(
        strokes: sidebar.strokes.map { $0.mirrored(about: side / 2) })

    static let back = Symbol(strokes: [polyline((14.5, 4), (6.5, 12), (14.5, 20))])

    static let expand = Symbol(
        strokes: [
            line(13.6, 10.4, 20, 4), polyline((14.6, 4), (20, 4), (20, 9.4)),
            line(10.4, 13.6, 4, 20), polyline((9.4, 20), (4, 20), (4, 14.6)),
        ])

    static let secondaryOnly = Symbol(
        strokes: [
            line(2.8, 12, 21.2, 12), polyline((7.2, 7.4), (2.6, 12), (7.2, 16.6)),
            polyline((16.8, 7.4), (21.4, 12), (16.8, 16.6)),
        ])

    static let add = Symbol(strokes: [line(12, 4.5, 12, 19.5), line(4.5, 12, 19.5, 12)])

    static let more = Symbol(
        fills: [dot(5.5, 12, 1.7), dot(12, 12, 1.7), dot(18.5, 12, 1.7)])

    static let close = Symbol(strokes: [line(6, 6, 18, 18), line(18, 6, 6, 18)])

    static let compose = Symbol(
        strokes: [
            polyline((12, 5), (4.5, 5), (4.5, 19.5), (19, 19.5), (19, 12)),
            polyline((9.5, 14.5), (10, 11.5), (18.4, 3), (21, 5.6), (12.5, 14), (9.5, 14.5)),
        ], turns: false)

    static let reply = Symbol(
        strokes: [
            polyline((10, 5), (3.5, 11), (10, 17)),
            .curves([
                .move(Point(x: 3.5, y: 11)), .line(Point(x: 12, y: 11)),
                .curve(
                    Point(x: 20.5, y: 19.5), control1: Point(x: 17.5, y: 11), control2: Point(x: 20.5, y: 14)
                ),
            ]),
        ])

    static let share = Symbol(
        strokes: [
            polyline((8.5, 9.5), (5.5, 9.5), (5.5, 20.5), (18.5, 20.5), (18.5, 9.5), (15.5, 9.5)),
            line(12, 2.5, 12, 14), polyline((8.2, 6.2), (12, 2.4), (15.8, 6.2)),
        ])

    static let folder = Symbol(
        strokes: [
            .lines(
                [
                    Point(x: 3, y: 19), Point(x: 3, y: 5.5), Point(x: 9, y: 5.5), Point(x: 11.5, y: 8),
                    Point(x: 21, y: 8), Point(x: 21, y: 19),
                ], closed: true)
        ])

    static let search = Symbol(
        strokes: [.ellipse(Rectangle(x: 4, y: 4, width: 12, height: 12)), line(14.4, 14.4, 20.5, 20.5)],
        turns: false)

    static let trash = Symbol(
        strokes: [
            line(4, 6.5, 20, 6.5), polyline((9, 6.3), (9, 3.5), (15, 3.5), (15, 6.3)),
            polyline((5.8, 6.5), (7, 20.5), (17, 20.5), (18.2, 6.5)),
            line(10, 10, 10.4, 17), line(14, 10, 13.6, 17),
        ])

    static let book = Symbol(
        strokes: [
            .lines(
                [
                    Point(x: 12, y: 6.5), Point(x: 8.5, y: 4.8), Point(x: 3, y: 4.8), Point(x: 3, y: 18),
                    Point(x: 8.5, y: 18), Point(x: 12, y: 19.7), Point(x: 15.5, y: 18), Point(x: 21, y: 18),
                    Point(x: 21, y: 4.8), Point(x: 15.5, y: 4.8),
                ], closed: true),
            line(12, 6.5, 12, 19.7),
        ], turns: false)

    static let refresh = Symbol(
        strokes: [
            roundArrow(from: Point(x: 18.4, y: 8), over: Point(x: 12, y: 4.5), Point(x: 4.5, y: 12)),
            .curves([
                .move(Point(x: 4.5, y: 12)),
                .curve(
                    Point(x: 12, y: 19.5), control1: Point(x: 4.5, y: 16.1), control2: Point(x: 7.9, y: 19.5)),
                .curve(
                    Point(x: 19.5, y: 12), control1: Point(x: 16.1, y: 19.5),
                    control2: Point(x: 19.5, y: 16.1)),
            ]),
            polyline((19, 3.2), (18.8, 8.4), (13.6, 8.2)),
        ], turns: false)

    static let camera = Symbol(
        strokes: [
            .lines(
                [
                    Point(x: 3, y: 7.5), Point(x: 7.6, y: 7.5), Point(x: 9.4, y: 4.8), Point(x: 14.6, y: 4.8),
                    Point(x: 16.4, y: 7.5), Point(x: 21, y: 7.5), Point(x: 21, y: 19), Point(x: 3, y: 19),
                ], closed: true),
            .ellipse(Rectangle(x: 8.2, y: 9, width: 7.6, height: 7.6)),
        ], turns: false)

    static let play = Symbol(fills: [triangle(7, 19)], turns: false)

    static let pause = Symbol(
        fills: [
            .roundedRectangle(Rectangle(x: 6.5, y: 5, width: 4, height: 14), radius: 1.2),
            .roundedRectangle(Rectangle(x: 13.5, y: 5, width: 4, height: 14), radius: 1.2),
        ], turns: false)

    static let rewind = Symbol(fills: [triangle(11.5, 3), triangle(20.5, 12)], turns: false)

    static let fastForward = Symbol(fills: [triangle(3.5, 12), triangle(12.5, 21)], turns: false)

    static let undo = Symbol(
        strokes: [
            polyline((8.5, 4.5), (4, 9), (8.5, 13.5)),
            .curves([
                .move(Point(x: 4.5, y: 9)), .line(Point(x: 14.5, y: 9)),
                .curve(
                    Point(x: 14.5, y: 19), control1: Point(x: 21.2, y: 9), control2: Point(x: 21.2, y: 19)),
                .line(Point(x: 9, y: 19)),
            ]),
        ])

    static let redo = Symbol(strokes: undo.strokes.map { $0.mirrored(about: side / 2) })

    static let page = Symbol(
        strokes: [
            .lines(
                [
                    Point(x: 5, y: 3.5), Point(x: 19, y: 3.5), Point(x: 19, y: 14), Point(x: 12.5, y: 20.5),
                    Point(x: 5, y: 20.5),
                ], closed: true),
            polyline((19, 14), (12.5, 14), (12.5, 20.5)),
        ])

    static let sparkles = Symbol(fills: [spark(10, 13, 7.5), spark(18.3, 6, 3.6)], turns: false)

    /// A triangle of a playback symbol from a vertical line to a tip, 14 high.
    private static func triangle(_ base: Double, _ tip: Double) -> Path {
        .lines(
            [Point(x: base, y: 5), Point(x: tip, y: 12), Point(x: base, y: 19)], closed: true)
    }

    /// A star with four tips and hollow sides.
    private static func spark(_ x: Double, _ y: Double, _ reach: Double) -> Path {
        let near = reach * 0.24
        return .lines(
            [
                (0, -reach), (near, -near), (reach, 0), (near, near), (0, reach), (-near, near), (-reach, 0),
                (-near, -near),
            ].map { Point(x: x + $0.0, y: y + $0.1) }, closed: true)
    }

    /// The upper left arc of a circle about the box's middle, started a little before its top.
    private static func roundArrow(from start: Point, over top: Point, _ end: Point) -> Path {
        .curves([
            .move(start),
            .curve(top, control1: Point(x: 17, y: 5.9), control2: Point(x: 14.7, y: 4.5)),
            .curve(end, control1: Point(x: 7.9, y: 4.5), control2: Point(x: 4.5, y: 7.9)),
        ])
    }
}
