import SplitframeInterface

/// A part of an outline that a transform alone turns into the same part of another; in points of the canvas.
///
/// Parts in which stretching would be visible are not stretched: round corners and ends of lines only move, or grow
/// evenly; the parts between them are stretched along their edges. Parts overlap, so that no seams are visible.
struct OutlinePiece {
    /// The outline of the part at the end of the move.
    var path: Path
    var stretch: Stretch
    /// Whether it is a line, whose round ends are separate pieces.
    var isLine = false

    /// The overlap of adjacent parts, and the minimum length of a part.
    private static let overlap = 0.25

    /// The parts of a filled outline or a clip; nil if no stretch turns one into the other.
    static func filling(from start: Path, to end: Path) -> [OutlinePiece]? {
        switch (start, end) {
        case (.rectangle(let a), .rectangle(let b)), (.ellipse(let a), .ellipse(let b)):
            return [OutlinePiece(path: end, stretch: Stretch(from: a, to: b))]
        case (.roundedRectangle(let a, let first, let curve), .roundedRectangle(let b, let last, let other)):
            guard curve == other else { return nil }
            return rounded(
                from: (a, RoundedCorner(radius: first, continuous: curve, in: a.size).radius),
                to: (b, RoundedCorner(radius: last, continuous: curve, in: b.size).radius), curve)
        case (.lines, .lines), (.curves, .curves):
            guard let a = start.bounds, let b = end.bounds else { return nil }
            let stretch = Stretch(from: a, to: b)
            let stretched = end.transformed { stretch($0) }
            return stretched.svg == start.svg ? [OutlinePiece(path: end, stretch: stretch)] : nil
        case (.rectangle, _), (.roundedRectangle, _), (.ellipse, _), (.lines, _), (.curves, _): return nil
        }
    }

    private static func rounded(
        from start: (box: Rectangle, radius: Double), to end: (box: Rectangle, radius: Double),
        _ continuous: Bool
    ) -> [OutlinePiece]? {
        guard start.radius > 0, end.radius > 0 else {
            return start.radius == end.radius
                ? filling(from: .rectangle(start.box), to: .rectangle(end.box)) : nil
        }
        // The maximum width of a square at a corner, in radii, at both ends of the move.
        let radii = [start, end].map { min($0.box.width, $0.box.height) / $0.radius }.min() ?? 2
        func squares(_ end: (box: Rectangle, radius: Double)) -> [Rectangle] {
            let side = radii * end.radius
            let (right, bottom) = (end.box.maxX - side, end.box.maxY - side)
            return [
                (end.box.minX, end.box.minY), (right, end.box.minY), (end.box.minX, bottom), (right, bottom),
            ].map { Rectangle(x: $0.0, y: $0.1, width: side, height: side) }
        }
        func bars(_ end: (box: Rectangle, radius: Double)) -> [Rectangle] {
            let inset = radii * end.radius / 2 - overlap
            return [
                end.box.inset(by: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)),
                end.box.inset(by: EdgeInsets(top: inset, left: 0, bottom: inset, right: 0)),
            ]
        }
        let corners = zip(squares(start), squares(end)).map { start, end in
            OutlinePiece(
                path: .roundedRectangle(end, radius: end.width / radii, continuous: continuous),
                stretch: Stretch(from: start, to: end))
        }
        // A bar that is never longer than the overlap is inside the corners.
        let between = zip(zip(bars(start), bars(end)), [\Rectangle.width, \.height]).compactMap {
            ends, length in
            max(ends.0[keyPath: length], ends.1[keyPath: length]) > 2.01 * overlap
                ? OutlinePiece(path: .rectangle(ends.1), stretch: Stretch(from: ends.0, to: ends.1)) : nil
        }
        return (corners + between).reduce(into: []) { pieces, piece in
            let isKnown = pieces.contains { $0.path == piece.path && $0.stretch == piece.stretch }
            if !isKnown { pieces.append(piece) }
        }
    }

    /// The parts of a line along an outline; nil if one would be stretched across the line.
    static func stroking(
        from start: Path, to end: Path, width: Double, hasRoundEnds: Bool
    ) -> [OutlinePiece]? {
        switch (start, end) {
        case (.rectangle(let a), .rectangle(let b)):
            return pieces(from: edges(of: a, width), to: edges(of: b, width))
        case (.roundedRectangle(let a, _, _), .roundedRectangle(let b, _, _)):
            guard !a.isEmpty, !b.isEmpty else { return nil }
            return pieces(from: start.runs, to: end.runs)
        case (.lines(let a, false), .lines(let b, false)):
            guard a.count == 2, b.count == 2, var pieces = pieces(from: [a.run], to: [b.run]) else {
                return nil
            }
            for (a, b) in zip(a, b) where hasRoundEnds {
                let stretch = Stretch(
                    from: Rectangle(origin: a, size: .zero), to: Rectangle(origin: b, size: .zero))
                pieces.append(OutlinePiece(path: .lines([b, b]), stretch: stretch))
            }
            return pieces
        case (.rectangle, _), (.roundedRectangle, _), (.ellipse, _), (.lines, _), (.curves, _): return nil
        }
    }

    /// The edges of a rectangle as lines, each including the corners at its ends.
    private static func edges(of box: Rectangle, _ width: Double) -> [[PathSegment]] {
        let reach = width / 2
        return [box.minY, box.maxY].map { y in
            [.move(Point(x: box.minX - reach, y: y)), .line(Point(x: box.maxX + reach, y: y))]
        }
            + [box.minX, box.maxX].map { x in
                [.move(Point(x: x, y: box.minY - reach)), .line(Point(x: x, y: box.maxY + reach))]
            }
    }

    private static func pieces(from start: [[PathSegment]], to end: [[PathSegment]]) -> [OutlinePiece]? {
        guard start.count == end.count else { return nil }
        var pieces: [OutlinePiece] = []
        for (start, end) in zip(start, end) {
            let paths = (start: Path.curves(start), end: Path.curves(end))
            guard let piece = filling(from: paths.start, to: paths.end)?.first,
                let a = paths.start.bounds, let b = paths.end.bounds
            else { return nil }
            let isLine = end.count == 2
            let isAlong = isLine && (b.width == 0 && a.width == 0 || b.height == 0 && a.height == 0)
            guard isAlong || abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6 else {
                return nil
            }
            pieces.append(OutlinePiece(path: piece.path, stretch: piece.stretch, isLine: isLine))
        }
        return pieces
    }
}

extension Path {
    /// The outline's straight lines and, between them, its curves, each as a separate path.
    fileprivate var runs: [[PathSegment]] {
        var runs: [[PathSegment]] = []
        var place = Point.zero
        var first = Point.zero
        var isCurve = false
        for segment in segments {
            switch segment {
            case .move(let point): (place, first, isCurve) = (point, point, false)
            case .line(let point):
                runs.append([place, point].run)
                (place, isCurve) = (point, false)
            case .curve(let point, _, _):
                if !isCurve { runs.append([.move(place)]) }
                runs[runs.count - 1].append(segment)
                (place, isCurve) = (point, true)
            case .close:
                if place != first { runs.append([place, first].run) }
            }
        }
        return runs
    }
}

extension [Point] {
    fileprivate var run: [PathSegment] { Path.lines(self).segments }
}
