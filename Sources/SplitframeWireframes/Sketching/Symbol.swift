import SplitframeInterface

/// A small drawing in a square box, made of lines and fills in one colour.
struct Symbol {
    /// The side of the box in which the paths below are drawn.
    static let side = 24.0

    var strokes: [Path]
    var fills: [Path]
    /// Open outlines that a filled symbol fills in addition to the closed ones.
    var areas: [Path]
    /// Whether it is mirrored in right-to-left layouts; tools are not, because they are held in the same hand
    /// everywhere.
    var turns: Bool

    init(_ strokes: Path..., fills: [Path] = [], areas: [Path] = [], turns: Bool = true) {
        self.strokes = strokes
        self.fills = fills
        self.areas = areas
        self.turns = turns
    }

    /// The symbol with its strokes on the other side.
    var mirrored: Symbol {
        var symbol = self
        symbol.strokes = strokes.map { $0.mirrored(about: Self.side / 2) }
        return symbol
    }

    /// The outlines that a filled variant fills: closed strokes and the symbol's `areas`.
    var filledAreas: [Path] { areas + strokes.filter(\.isClosed) }

    /// Whether it always contains a circle, such as the symbol for information.
    var hasCircle: Bool { strokes.contains(Self.circle) }

    static let circle = Path.ellipse(3, 3, 18, 18)

    static let disclosure = Symbol(.line(9.5, 6, 15.5, 12, 9.5, 18))

    static let wifi = Symbol(
        arc(radius: 4.6), arc(radius: 8.6), arc(radius: 12.6), fills: [.dot(12, 19, 1.9)])

    /// A quarter circle, open to the top, around the foot of the wifi symbol.
    private static func arc(radius: Double) -> Path {
        let reach = radius * 0.7071
        // A cubic curve follows a quarter circle with control points 0.5523 radii along its tangents;
        // these run at 45 degrees here, so each takes 0.5523 * 0.7071 on either axis.
        let pull = radius * 0.3905
        let (left, right, top) = (12 - reach, 12 + reach, 19 - reach)
        return .curves([
            .move(left, top), .curve(left + pull, top - pull, right - pull, top - pull, to: right, top),
        ])
    }
}

extension Path {
    var isClosed: Bool {
        switch self {
        case .rectangle, .roundedRectangle, .ellipse: true
        case .lines(_, let closed): closed
        case .curves(let segments): segments.last == .close
        }
    }

    /// Whether the path is within the bounds of one of the areas, and is not itself an area.
    func lies(inOneOf areas: [Path]) -> Bool {
        guard let bounds, !areas.contains(self) else { return false }
        return areas.contains { $0.bounds?.contains(bounds) == true }
    }
}
