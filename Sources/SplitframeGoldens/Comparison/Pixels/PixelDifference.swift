public import SplitframeInterface
public import SplitframeWireframes

/// The differing pixels of two pictures of one size, and their number.
public struct PixelDifference: Hashable, Sendable {
    /// The result of comparing one pixel.
    public enum Mark: UInt8, Hashable, Sendable {
        /// Equal, or too close to count.
        case equal
        /// Different, but left out as the soft edge of a moved outline.
        case antialiased
        case different
    }

    /// Pixels with one mark that follow each other in reading order: rows top to bottom, each left to right.
    struct Run: Hashable, Sendable {
        /// The place of the first pixel: its row times the width, plus its column.
        var start: Int32
        var count: Int32
        var mark: Mark

        var places: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    /// The pictures' width in pixels.
    public let width: Int
    /// The pictures' height in pixels.
    public let height: Int
    /// The number of pixels that count as different.
    public private(set) var count = 0
    /// All pixels that are not marked as equal, in reading order.
    private(set) var runs: [Run] = []

    /// Whether no pixel counts as different.
    public var isEmpty: Bool { count == 0 }

    /// The share of all pixels that counts as different, 0 to 1.
    public var ratio: Double { count == 0 ? 0 : Double(count) / Double(width * height) }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Marks pixels of a row after all that were marked before.
    mutating func append(_ columns: Range<Int>, inRow y: Int, _ mark: Mark) {
        append(columns.lowerBound + y * width..<columns.upperBound + y * width, mark)
    }

    /// Marks pixels after all that were marked before.
    mutating func append(_ places: Range<Int>, _ mark: Mark) {
        guard mark != .equal, !places.isEmpty else { return }
        if mark == .different { count += places.count }
        if let last = runs.last, last.mark == mark, last.places.upperBound == places.lowerBound {
            runs[runs.count - 1].count += Int32(places.count)
        } else {
            runs.append(Run(start: Int32(places.lowerBound), count: Int32(places.count), mark: mark))
        }
    }

    /// Gives pixels of a row the marks of those above; `first` is the index of the run at which the search starts.
    mutating func repeatRow(above y: Int, _ columns: Range<Int>, from first: Int) {
        let above = columns.lowerBound + (y - 1) * width..<columns.upperBound + (y - 1) * width
        var index = first
        while index < runs.count, runs[index].start < above.upperBound {
            let (places, mark) = (runs[index].places.clamped(to: above), runs[index].mark)
            append(places.lowerBound + width..<places.upperBound + width, mark)
            index += 1
        }
    }

    /// The mark of a pixel, counted from the top-left corner.
    public subscript(x: Int, y: Int) -> Mark {
        let place = y * width + x
        // Runs are sorted: the last one that begins at or before the pixel is the only one that can contain it.
        var candidates = runs[...]
        while candidates.count > 1 {
            let middle = candidates.startIndex + candidates.count / 2
            candidates = runs[middle].start <= place ? candidates[middle...] : candidates[..<middle]
        }
        return candidates.first.flatMap { $0.places.contains(place) ? $0.mark : nil } ?? .equal
    }
}

extension PixelDifference {
    /// A picture of the difference: differing pixels in red, soft edges in yellow, all others a faint expected picture.
    ///
    /// The expected picture must be the one that was compared.
    public func picture(over expected: Bitmap) -> Bitmap {
        var words = expected.pixels.withUnsafeBytes { source in
            (0..<width * height).map { Self.faint(source.load(fromByteOffset: $0 * 4, as: UInt32.self)) }
        }
        for run in runs {
            let color = run.mark == .different ? Self.red : Self.yellow
            for place in run.places { words[place] = color.littleEndian }
        }
        return Bitmap(width: width, height: height, pixels: words.withUnsafeBytes { Array($0) })
    }

    private static let red: UInt32 = 0xFF00_00FF
    private static let yellow: UInt32 = 0xFF00_FFFF

    /// A pixel in grey, with a tenth of its distance from white; red is the lowest byte.
    private static func faint(_ pixel: UInt32) -> UInt32 {
        let brightness = ColorDistance.brightness(of: UInt32(littleEndian: pixel))
        let gray = UInt32(255 + (brightness - 255) * 0.1)
        return (0xFF00_0000 | gray << 16 | gray << 8 | gray).littleEndian
    }
}

/// Runs are encoded as three numbers each: place, length and mark.
extension PixelDifference: Codable {
    private enum CodingKeys: CodingKey {
        case width, height, runs
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(
            runs.flatMap { [$0.start, $0.count, Int32($0.mark.rawValue)] }, forKey: .runs)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            width: try container.decode(Int.self, forKey: .width),
            height: try container.decode(Int.self, forKey: .height))
        let numbers = try container.decode([Int32].self, forKey: .runs).map(Int.init)
        let (size, overflows) = width.multipliedReportingOverflow(by: height)
        let isPicture = width >= 0 && height >= 0 && !overflows && size <= Int32.max
        var end = 0
        for place in stride(from: 0, to: numbers.count - 2, by: 3) {
            let (start, count) = (numbers[place], numbers[place + 1])
            guard isPicture, start >= end, count >= 0, start + count <= size else {
                throw DecodingError.dataCorruptedError(
                    forKey: .runs, in: container, debugDescription: "marks outside of the picture")
            }
            end = start + count
            append(start..<end, UInt8(exactly: numbers[place + 2]).flatMap(Mark.init) ?? .equal)
        }
    }
}

extension PixelDifference {
    /// Differing pixels within this distance of each other form a group.
    private static let reach = 8

    /// One rectangle in points around each group of differing pixels.
    ///
    /// They are sorted from top to bottom, then left to right; `scale` is the pictures' pixels per point.
    public func clusters(scale: Double) -> [Rectangle] {
        guard !isEmpty else { return [] }
        return TileMap(of: self, side: Self.reach).areas
            .map { area in
                Rectangle(
                    x: Double(area.left) / scale, y: Double(area.top) / scale,
                    width: Double(area.right - area.left + 1) / scale,
                    height: Double(area.bottom - area.top + 1) / scale)
            }
            .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }
}

/// A span of pixels, all four edges included.
private struct PixelArea {
    /// Left, top, right and bottom; the latter two below zero, so that the smaller of two is the outer one.
    private var edges: SIMD4<Int32>

    /// The span of no pixels.
    static let empty = PixelArea(edges: SIMD4(repeating: .max))

    private init(edges: SIMD4<Int32>) { self.edges = edges }

    @inline(__always)
    init(columns: ClosedRange<Int>, row: Int) {
        edges = SIMD4(
            Int32(columns.lowerBound), Int32(row), -Int32(columns.upperBound), -Int32(row))
    }

    var isEmpty: Bool { edges.x == .max }
    var left: Int { Int(edges.x) }
    var top: Int { Int(edges.y) }
    var right: Int { -Int(edges.z) }
    var bottom: Int { -Int(edges.w) }

    @inline(__always)
    mutating func include(_ other: PixelArea) { edges = pointwiseMin(edges, other.edges) }
}

/// Square tiles over a picture, each with the area of differing pixels in it, and a border of empty tiles around them.
private struct TileMap {
    private let rowLength: Int
    private var tiles: [PixelArea]

    init(of difference: PixelDifference, side: Int) {
        let width = difference.width
        rowLength = (width + side - 1) / side + 2
        tiles = Array(repeating: .empty, count: rowLength * ((difference.height + side - 1) / side + 2))
        for run in difference.runs where run.mark == .different {
            var places = run.places
            while !places.isEmpty {
                let (y, start) = places.lowerBound.quotientAndRemainder(dividingBy: width)
                let end = min(width, start + places.count)
                let row = (y / side + 1) * rowLength + 1
                for tile in start / side...(end - 1) / side {
                    let columns = max(start, tile * side)...min(end, (tile + 1) * side) - 1
                    tiles[row + tile].include(PixelArea(columns: columns, row: y))
                }
                places = places.dropFirst(end - start)
            }
        }
    }

    /// The areas of differing pixels; those of touching tiles are joined.
    var areas: [PixelArea] {
        var waiting = tiles
        var areas: [PixelArea] = []
        let neighbors = [-1, 0, 1].flatMap { row in [-1, 0, 1].map { row * rowLength + $0 } }
        for start in waiting.indices where !waiting[start].isEmpty {
            var area = PixelArea.empty
            var border = [start]
            while let tile = border.popLast() {
                for place in neighbors where !waiting[tile + place].isEmpty {
                    area.include(waiting[tile + place])
                    waiting[tile + place] = .empty
                    border.append(tile + place)
                }
            }
            areas.append(area)
        }
        return areas
    }
}
