/// A line of markup or text in which the numbers are apart from everything else.
struct FigureLine: Hashable, Sendable {
    /// The text, with ``hole`` in place of each number.
    var template: String
    /// The numbers in ten thousandths, as many as SVG has decimals.
    var numbers: [Int]

    /// A character that no markup contains.
    static let hole: UInt8 = 127
    /// What 1 is among ``numbers``.
    static let one = 10_000

    /// Only numbers that ``text(of:)`` writes in the same way are taken out.
    init(_ line: String) {
        let bytes = Array(line.utf8)
        var template: [UInt8] = []
        template.reserveCapacity(bytes.count)
        numbers = []
        var index = 0
        // In the data of a path, numbers follow letters.
        var isPath = false
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                isPath = !isPath && template.suffix(3).elementsEqual(" d=".utf8)
            }
            if let (number, end) = Self.number(in: bytes, at: index, isPath: isPath) {
                template.append(Self.hole)
                numbers.append(number)
                index = end
            } else {
                template.append(bytes[index])
                index += 1
            }
        }
        self.template = String(decoding: template, as: UTF8.self)
    }

    /// The number that begins at an index, and the index after it; nil if there is none, as in names and colours.
    private static func number(
        in bytes: [UInt8], at start: Int, isPath: Bool
    ) -> (number: Int, end: Int)? {
        func digit(_ index: Int) -> Int? {
            guard index < bytes.count, case 48...57 = bytes[index] else { return nil }
            return Int(bytes[index]) - 48
        }
        switch start > 0 ? bytes[start - 1] : 0 {
        case 48...57, UInt8(ascii: "."), UInt8(ascii: "#"): return nil
        case UInt8(ascii: "a")...UInt8(ascii: "z") where !isPath: return nil
        default: break
        }
        let isNegative = bytes[start] == UInt8(ascii: "-")
        let first = isNegative ? start + 1 : start
        guard let leading = digit(first), leading > 0 || digit(first + 1) == nil else { return nil }
        var (end, whole, fraction) = (first, 0, 0)
        while let next = digit(end) { (whole, end) = (whole * 10 + next, end + 1) }
        guard end - first < 9 else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: "."), digit(end + 1) != nil {
            var unit = one
            end += 1
            while let next = digit(end) {
                unit /= 10
                (fraction, end) = (fraction + next * unit, end + 1)
            }
            guard unit > 0, digit(end - 1) != 0 else { return nil }
        }
        let number = whole * one + fraction
        guard !isNegative || number > 0 else { return nil }
        return (isNegative ? -number : number, end)
    }

    /// A number as SVG and sentences write it.
    static func text(of number: Int) -> String {
        var decimals = String(one + abs(number) % one).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return (number < 0 ? "-" : "") + String(abs(number) / one) + (decimals.isEmpty ? "" : "." + decimals)
    }

    /// How much a line is like another of the same template, from 0 to 1: the share of numbers that are near.
    func likeness(to other: [Int]) -> Double {
        let near = zip(numbers, other).count { abs($0 - $1) <= Self.one }
        return Double(1 + near) / Double(1 + numbers.count)
    }
}

/// Lines of markup that persist from one width to the next, in their order of painting.
struct LineTracks {
    /// A line from its first to its last position.
    struct Track {
        var template: String
        var first: Int
        /// The numbers at each position.
        var numbers: [[Int]]

        var last: Int { first + numbers.count - 1 }
        var positions: ClosedRange<Int> { first...last }

        /// One of its numbers, at each position.
        func values(at hole: Int) -> [Int] { numbers.map { $0[hole] } }
    }

    private var tracks: [Track] = []
    /// All tracks, in the order in which they are painted where they are.
    private var order: [Int] = []
    /// The tracks at the last position.
    private var alive: [Int] = []

    var ordered: [Track] { order.map { tracks[$0] } }

    /// Finds the tracks of lines, position by position.
    init(_ frames: [[FigureLine]]) {
        for (position, lines) in frames.enumerated() { add(lines, at: position) }
    }

    private mutating func add(_ lines: [FigureLine], at position: Int) {
        var matches: [Int?] = Array(alive)
        if !lines.elementsEqual(alive, by: { $0.template == tracks[$1].template }) {
            matches = matched(lines)
        }
        var place = 0
        for (line, match) in zip(lines, matches) {
            let track: Int
            if let match {
                track = match
                tracks[track].numbers.append(line.numbers)
                while order[place] != track { place += 1 }
            } else {
                track = tracks.count
                tracks.append(Track(template: line.template, first: position, numbers: [line.numbers]))
                order.insert(track, at: place)
            }
            place += 1
            alive.append(track)
        }
        alive.removeFirst(alive.count - lines.count)
    }

    /// For each line the track that it continues: as much as possible remains, and the lines that are most alike.
    private func matched(_ lines: [FigureLine]) -> [Int?] {
        func likeness(_ old: Int, _ new: Int) -> Double {
            let track = tracks[alive[old]]
            guard track.template == lines[new].template else { return 0 }
            return lines[new].likeness(to: track.numbers.last ?? [])
        }
        var start = 0
        while start < min(alive.count, lines.count), likeness(start, start) == 1 { start += 1 }
        var end = 0
        while start + end < min(alive.count, lines.count),
            likeness(alive.count - 1 - end, lines.count - 1 - end) == 1
        { end += 1 }
        let (old, new) = (start..<alive.count - end, start..<lines.count - end)
        // The greatest likeness of all lines from each pair of indexes on.
        var best = [[Double]](repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
        var likenesses = best
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let (row, column) = (i - start, j - start)
                likenesses[row][column] = likeness(i, j)
                let both = likenesses[row][column]
                best[row][column] = max(
                    best[row + 1][column], best[row][column + 1],
                    both > 0 ? best[row + 1][column + 1] + both : 0)
            }
        }
        var matches = [Int?](repeating: nil, count: lines.count)
        for index in 0..<start { matches[index] = alive[index] }
        for index in 1..<end + 1 { matches[lines.count - index] = alive[alive.count - index] }
        var (row, column) = (0, 0)
        while row < old.count, column < new.count {
            let both = likenesses[row][column]
            if both > 0, best[row][column] == best[row + 1][column + 1] + both {
                matches[start + column] = alive[start + row]
                (row, column) = (row + 1, column + 1)
            } else if best[row][column] == best[row + 1][column] {
                row += 1
            } else {
                column += 1
            }
        }
        return matches
    }
}
