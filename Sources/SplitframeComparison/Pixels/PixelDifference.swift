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
