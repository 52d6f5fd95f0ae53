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

    /// The pictures' width in pixels.
    public let width: Int
    /// The pictures' height in pixels.
    public let height: Int
    /// The number of pixels that count as different.
    public let count: Int
    /// One mark per pixel, rows top to bottom; nil if the pictures are equal byte for byte.
    let marks: [Mark]?

    /// Whether no pixel counts as different.
    public var isEmpty: Bool { count == 0 }

    /// The share of all pixels that counts as different, 0 to 1.
    public var ratio: Double { count == 0 ? 0 : Double(count) / Double(width * height) }

    init(width: Int, height: Int, marks: [Mark]? = nil, count: Int = 0) {
        self.width = width
        self.height = height
        self.marks = marks
        self.count = count
    }

    /// The mark of a pixel, counted from the top-left corner.
    public subscript(x: Int, y: Int) -> Mark { marks.map { $0[y * width + x] } ?? .equal }
}
