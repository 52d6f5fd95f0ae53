import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeWireframes

/// One picture that was compared with its counterpart, if there is one.
struct ComparedPicture: Sendable {
    /// A picture's path for the user, and its size in pixels.
    struct Side: Sendable {
        var path: String
        var size: Size

        init(_ file: PictureFile) throws(CommandError) {
            path = file.path
            size = try file.size()
        }

        /// The same picture in another file.
        func moved(to path: String) -> Side {
            var side = self
            side.path = path
            return side
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
        .some("expected", side, "null if there is none") { $0.expected },
        .some("actual", side, "null if there is none") { $0.actual },
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

extension ComparedPicture {
    /// Compares two files' bytes, then their pixels; the two files are read at the same time.
    ///
    /// - Parameters:
    ///   - paintsEqual: Whether a picture of the difference is also wanted if no pixel differs.
    ///   - paint: Receives the picture of the difference as a file's bytes, if one can be painted and is wanted.
    init(
        named name: String, _ expected: PictureFile, _ actual: PictureFile, by comparison: PixelComparison,
        paintsEqual: Bool, paint: (([UInt8]) throws -> Void)?
    ) async throws {
        let isEqual = expected.hasSameBytes(as: actual)
        let side = try Side(expected)
        // What is valid in one of two equal files is valid in the other.
        self.init(
            name: name, expected: side, actual: isEqual ? side.moved(to: actual.path) : try Side(actual))
        guard !isEqual || paintsEqual && paint != nil else {
            count = 0
            return
        }
        async let other = actual.packed()
        let (before, after) = (try expected.packed(), try await other)
        guard let difference = try? comparison.difference(expected: before, actual: after) else { return }
        // Pictures whose pixels differ are different, however they are shown.
        if !isEqual, difference.count == 0 { try expected.expectSameShowing(as: actual) }
        count = difference.count
        areas = difference.clusters(scale: 1)
        guard paintsEqual || difference.count > 0 else { return }
        try paint?(PNGFile.encode(difference.picture(over: before.bitmap), text: [.panel("difference")]))
    }
}

extension [ComparedPicture] {
    /// Compares every picture in either of two folders, in order of paths; pictures with the same path are
    /// counterparts.
    ///
    /// Several pictures are compared at once, enormous ones alone. A picture without counterpart, or with one of another
    /// size, differs in all its pixels.
    ///
    /// - Parameters:
    ///   - output: The folder for pictures of the differences, if any are wanted.
    ///   - most: The most pixels of a picture that is compared beside others, so that memory does not grow with the
    ///     number of cores.
    /// - Throws: ``CommandError/noPictures(folders:)`` if there is nothing to compare.
    init(
        in expected: String, and actual: String, by comparison: PixelComparison, jobs: Int,
        output: FolderWriter?, most: Int = 25_000_000
    ) async throws {
        let before = try Self.pictures(in: expected)
        let after = try Self.pictures(in: actual)
        guard !before.union(after).isEmpty else {
            throw CommandError.noPictures(folders: [expected, actual])
        }
        try output?.claim(before.intersection(after), owner: "diff")
        let files = before.union(after).sorted()
        // Nil for pictures with more pixels than asked for.
        let compare = { @Sendable (file: String, most: Int) async throws -> ComparedPicture? in
            let sides = try [(before, expected), (after, actual)].map { files, folder in
                files.contains(file) ? try PictureFile(file, of: folder) : nil
            }
            if sides.contains(where: { $0.map { PNGFile.hasMorePixels(than: most, $0.bytes) } == true }) {
                return nil
            }
            if let before = sides[0], let after = sides[1] {
                return try await ComparedPicture(
                    named: file, before, after, by: comparison, paintsEqual: false,
                    paint: output.map { output in { try output.write($0, to: file) } })
            }
            let alone = try sides.map { side in try side.map { try ComparedPicture.Side($0) } }
            return ComparedPicture(name: file, expected: alone[0], actual: alone[1])
        }
        let usual = try await ParallelWork(count: files.count, jobs: jobs, makeTools: {}) { index, _ in
            try await compare(files[index], most)
        }.run { _ in }
        self = []
        for (file, compared) in zip(files, usual) {
            if let compared {
                append(compared)
            } else if let enormous = try await compare(file, .max) {
                append(enormous)
            }
        }
    }

    private static func pictures(in folder: String) throws -> Set<String> {
        let isPicture = { (file: String) in PictureFormat(fileName: file) == .png }
        return Set(try KeptFolder(path: folder).files(refusing: isPicture).filter(isPicture))
    }
}
