import SplitframeInterface

/// Accepts differences that another version of the drawing libraries may cause in an unchanged picture.
struct DriftRule {
    /// The allowed difference of a channel outside text: the greatest difference of soft edges over 4,214 goldens
    /// between Cairo 1.16 (Debian 12) and 1.18.4 (Debian 13).
    static let tolerance = 5
    /// The distance in pixels that text may extend beyond its box: soft edges and overhanging glyphs.
    static let textMargin = 2.0

    /// Whether each pixel is in or near text, rows top to bottom.
    private var isText: [Bool]
    private let width: Int

    init(textBoxes: [Rectangle], width: Int, height: Int) {
        self.width = width
        isText = Array(repeating: false, count: width * height)
        let canvas = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        for box in textBoxes {
            guard let box = box.inset(by: -Self.textMargin).intersection(canvas) else { continue }
            let columns = Int(box.minX)..<Int(box.maxX.rounded(.up))
            for y in Int(box.minY)..<Int(box.maxY.rounded(.up)) {
                for x in columns { isText[y * width + x] = true }
            }
        }
    }

    func compare(_ pair: PixelPair, into difference: inout PixelDifference) {
        pair.compare(into: &difference, stretchTo: { x, _, _ in x + 1 }) { columns, y, difference in
            let x = columns.lowerBound
            guard !isText[y * width + x], !Self.isClose(pair.expected[x, y], pair.actual[x, y]) else {
                return
            }
            difference.append(columns, inRow: y, .different)
        }
    }

    private static func isClose(_ first: UInt32, _ second: UInt32) -> Bool {
        [UInt32(0), 8, 16, 24].allSatisfy { shift in
            abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= tolerance
        }
    }
}
