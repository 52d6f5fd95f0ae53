/// A number as a function of the width: pieces of the form `c + l·x + g⌊(m·x + k) / d⌋`, exact at every device pixel.
///
/// Between breakpoints frames grow with the window, and what is drawn in them is rounded to pixels or points: from one
/// pixel to the next such a number makes one of two steps, as a straight line does that is rounded to a grid. A number
/// may also be a sum of others, such as the rest of a text in its last line. Everything else becomes shorter pieces.
struct FigureFunction {
    /// A piece from a position on, which is 0 in it; all in ten thousandths of a point.
    struct Piece: Hashable {
        /// The number of positions.
        var length = 1
        var start: Int
        /// The lesser of its two steps, and the difference to the other.
        var step = 0
        var grid = 0
        var rise = 0
        var run = 1
        var shift = 0
    }

    /// The argument of the first value.
    let first: Int
    /// The values at the first argument and all that follow it.
    let values: [Int]

    /// What has to be added to this function, which begins with 0, to get another one of the same shape; nil if there is
    /// no such number.
    func offset(to other: FigureFunction) -> Int? {
        guard other.first >= first, other.first + other.values.count <= first + values.count,
            let start = other.values.first
        else { return nil }
        let own = values[(other.first - first)..<(other.first - first + other.values.count)]
        let offset = start - (own.first ?? 0)
        return zip(own, other.values).allSatisfy { $1 - $0 == offset } ? offset + values[0] : nil
    }

    /// The pieces, each as long as possible.
    var pieces: [Piece] {
        var pieces: [Piece] = []
        var rest = values[...]
        while !rest.isEmpty {
            let piece = Self.piece(of: rest)
            pieces.append(piece)
            rest = rest.dropFirst(piece.length)
        }
        return pieces
    }

    /// The longest piece at the beginning of some values.
    private static func piece(of values: ArraySlice<Int>) -> Piece {
        let steps = values.indices.dropLast().lazy.map { values[$0 + 1] - values[$0] }
        var piece = Piece(start: values[values.startIndex])
        guard let first = steps.first else { return piece }
        piece.step = first
        let same = steps.prefix { $0 == first }.count
        piece.length = same + 1
        guard let other = steps.dropFirst(same).first else { return piece }
        let (low, high) = (min(first, other), max(first, other))
        var line = DigitalLine()
        var count = 0
        _ = line.extend(0)
        for step in steps {
            guard step == low || step == high else { break }
            count += step == high ? 1 : 0
            guard line.extend(count) else { break }
        }
        // Two values alone are not worth a grid.
        guard line.length > piece.length + 1 else { return piece }
        (piece.length, piece.step, piece.grid) = (line.length, low, high - low)
        (piece.rise, piece.run) = line.slope
        piece.shift = line.shift(rise: piece.rise, run: piece.run)
        return piece
    }
}

/// Whole numbers that are a straight line rounded down: at each x, all slopes that fit are known.
private struct DigitalLine {
    private var points: [(x: Int, y: Int)] = []
    /// The corners of the convex hull below and above the points.
    private var below: [(x: Int, y: Int)] = []
    private var above: [(x: Int, y: Int)] = []
    /// The slopes that fit are between these fractions.
    private var least: (rise: Int, run: Int)?
    private var most: (rise: Int, run: Int)?

    var length: Int { points.count }

    /// Adds the next number, if a line still fits.
    mutating func extend(_ y: Int) -> Bool {
        let x = points.count
        var (least, most) = (least, most)
        for corner in below {
            let slope = (rise: y - corner.y - 1, run: x - corner.x)
            if least.map({ slope.rise * $0.run > $0.rise * slope.run }) ?? true { least = slope }
        }
        for corner in above {
            let slope = (rise: y - corner.y + 1, run: x - corner.x)
            if most.map({ slope.rise * $0.run < $0.rise * slope.run }) ?? true { most = slope }
        }
        if let least, let most, least.rise * most.run >= most.rise * least.run { return false }
        (self.least, self.most) = (least, most)
        points.append((x, y))
        Self.add((x, y), to: &below, turn: 1)
        Self.add((x, y), to: &above, turn: -1)
        return true
    }

    private static func add(_ point: (x: Int, y: Int), to hull: inout [(x: Int, y: Int)], turn: Int) {
        while hull.count > 1 {
            let (a, b) = (hull[hull.count - 2], hull[hull.count - 1])
            guard turn * ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) <= 0 else { break }
            hull.removeLast()
        }
        hull.append(point)
    }

    /// The simplest slope that fits.
    var slope: (rise: Int, run: Int) {
        guard let least, let most else { return (0, 1) }
        return Self.simplest(least, most)
    }

    /// The fraction with the smallest denominator between two others.
    private static func simplest(
        _ low: (rise: Int, run: Int), _ high: (rise: Int, run: Int)
    ) -> (rise: Int, run: Int) {
        if low.rise < 0, high.rise > 0 { return (0, 1) }
        if low.rise < 0 {
            let mirrored = simplest((-high.rise, high.run), (-low.rise, low.run))
            return (-mirrored.rise, mirrored.run)
        }
        let whole = low.rise / low.run
        if (whole + 1) * high.run < high.rise { return (whole + 1, 1) }
        let (rest, top) = (low.rise - whole * low.run, high.rise - whole * high.run)
        guard rest > 0 else {
            let run = high.run / top + 1
            return (whole * run + 1, run)
        }
        let inverse = simplest((high.run, top), (low.run, rest))
        return (whole * inverse.rise + inverse.run, inverse.rise)
    }

    /// The least shift with which a slope fits.
    func shift(rise: Int, run: Int) -> Int { points.map { $0.y * run - rise * $0.x }.max() ?? 0 }
}

extension FigureFunction.Piece {
    /// The piece as text: where it begins and its value there; its step, if it has one; or both steps, rise, run and
    /// shift.
    func text(at position: Int, from origin: Int) -> String {
        let start = "\(position) \(FigureLine.text(of: start - origin))"
        guard grid != 0 else { return step == 0 ? start : "\(start) \(FigureLine.text(of: step))" }
        let steps = "\(FigureLine.text(of: step)) \(FigureLine.text(of: grid))"
        return "\(start) \(steps) \(rise) \(run) \(shift)"
    }
}

/// The functions of a figure; numbers with the same shape share one.
struct FigureFunctions {
    private(set) var all: [FigureFunction] = []

    /// The number of the function with a shape, and what is to be added to it.
    mutating func place(of function: FigureFunction) -> (index: Int, offset: Int) {
        for (index, known) in all.enumerated() {
            if let offset = known.offset(to: function) { return (index, offset) }
        }
        all.append(function)
        return (all.count - 1, function.values[0])
    }
}
