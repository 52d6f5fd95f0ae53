import SplitframeComparison
import SplitframeGeometry
import SplitframeJSON
import SplitframeScene

/// One picture that was compared with its counterpart, if there is one.
struct ComparedPicture: Sendable {
    /// A picture's path for the user, and its size in pixels.
    struct Side: Sendable {
        var path: String
        var size: Size

        init(_ file: PictureFile, _ bitmap: Bitmap) {
            path = file.path
            size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
        }
    }

    /// The path below the two folders; for two files, the expected picture's path.
    var name: String
    var expected: Side?
    var actual: Side?
    /// The number of differing pixels; nil if it cannot be counted.
    var count: Int?
    /// Rectangles around each group of differing pixels, in pixels.
    var areas: [Rectangle] = []

    /// The number of pixels.
    var total: Int {
        [expected, actual].compactMap { $0.map { Int($0.size.width * $0.size.height) } }.max() ?? 0
    }

    /// The differences and their extent, as lines of text.
    var lines: [String] {
        guard let count else {
            let size = { (side: Side?) in
                side.map { "\($0.size.width.pointText) by \($0.size.height.pointText)" } ?? ""
            }
            return expected == nil || actual == nil
                ? ["only in \((expected ?? actual)?.path.dropLast(name.count + 1) ?? "")"]
                : ["The sizes differ: expected \(size(expected)) pixels, got \(size(actual))."]
        }
        guard count > 0 else { return [] }
        let shown = areas.prefix(10).map { area in
            "  \(area.width.pointText) x \(area.height.pointText) at \(area.x.pointText), \(area.y.pointText)"
        }
        let rest = areas.count - shown.count
        let percent = (Double(count) / Double(total) * 100).pointText
        return [
            "\(percent == "0" ? "less than 0.001" : percent) % of the pixels differ, in \(areas.count) "
                + (areas.count == 1 ? "place:" : "places:")
        ] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    static let form = JSONForm<ComparedPicture>([
        .some("expected", side, "null where there is none") { $0.expected },
        .some("actual", side, "null where there is none") { $0.actual },
        .init("differentPixels", .optional(.index), "how many; null where that cannot be counted") {
            $0.count.map { .number(Double($0)) } ?? .null
        },
        .init("areas", .list(.pixelArea), "around each group of them, from the top") {
            .array($0.areas.map { JSON($0) })
        },
    ])

    private static let side = JSONForm<Side>([
        .text("file", "its path") { $0.path },
        .init("size", .pixelSize, "of the picture") { JSON($0.size) },
    ])
}
