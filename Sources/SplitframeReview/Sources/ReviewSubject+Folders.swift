package import SplitframeGoldens
import SplitframeJSON

extension ReviewSubject {
    /// Compares two folders: pictures of galleries are matched by their selections, other pictures by their names.
    ///
    /// - Throws: `FileError`, or `JSONError` for an invalid `gallery.json`.
    package init(expected: GoldenFolder, actual: GoldenFolder) throws {
        let galleries = (try GalleryPictures(of: expected), try GalleryPictures(of: actual))
        let pairs: [ReviewPair]
        if let before = galleries.0, let after = galleries.1 {
            pairs = GalleryPictures.pairs(before, after)
        } else {
            pairs = try Self.pairs(expected, actual)
        }
        self.init(
            heading: ReviewHeading(
                title: "\(actual.path) against \(expected.path)", expected: expected.path, actual: actual.path
            ),
            pairs: pairs)
    }

    private static func pairs(_ before: GoldenFolder, _ after: GoldenFolder) throws -> [ReviewPair] {
        let files = (try Set(before.pictures()), try Set(after.pictures()))
        return files.0.union(files.1).sorted().map { file in
            ReviewPair(
                name: String(file.dropLast(4)),
                expected: files.0.contains(file) ? ReviewPair.Side(before, file: file) : nil,
                actual: files.1.contains(file) ? ReviewPair.Side(after, file: file) : nil)
        }
    }
}

/// The pictures that a `gallery.json` lists.
struct GalleryPictures {
    private struct Picture {
        var file: String
        var selection: [String: JSON]
        var layout: JSON?
    }

    /// The keys in which two pictures must agree to be matched.
    private static let identity = [
        "device", "orientation", "posture", "sdk", "window", "generation", "style", "displayMode",
        "splitBehavior", "primaryEdge", "direction",
    ]

    private let folder: GoldenFolder
    private let pictures: [Picture]

    /// Nil if the folder is not a gallery.
    init?(of folder: GoldenFolder) throws {
        guard let bytes = try folder.bytes(of: "gallery.json") else { return nil }
        self.folder = folder
        pictures = try JSONNode(JSON(bytes: bytes)).required("pictures").list { entry throws(JSONError) in
            Picture(
                file: try entry.required("file").text(), selection: try entry.required("selection").object(),
                layout: entry["layout"]?.value)
        }
    }

    /// The pictures of two galleries, each matched with that picture of the same identity that agrees in most other
    /// keys.
    static func pairs(_ before: GalleryPictures, _ after: GalleryPictures) -> [ReviewPair] {
        func identity(_ picture: Picture) -> [JSON?] { Self.identity.map { picture.selection[$0] } }
        var known = Dictionary(grouping: before.pictures, by: identity)
        var pairs: [ReviewPair] = []
        for picture in after.pictures {
            let candidates = known[identity(picture)] ?? []
            let best = candidates.indices.max { first, second in
                // If several agree equally, the first one is used.
                (agreement(candidates[first], picture), -first) < (
                    agreement(candidates[second], picture), -second
                )
            }
            let match = best.map { candidates[$0] }
            if let best { known[identity(picture)]?.remove(at: best) }
            pairs.append(
                ReviewPair(
                    name: String(picture.file.dropLast(4)), expected: match.map(before.side),
                    actual: after.side(picture)))
        }
        let names = Set(pairs.map(\.name))
        let left = Set(known.values.flatMap { $0.map(\.file) })
        for picture in before.pictures where left.contains(picture.file) {
            // Names must be unique.
            let name = String(picture.file.dropLast(4))
            pairs.append(
                ReviewPair(
                    name: names.contains(name) ? "\(name) (expected)" : name,
                    expected: before.side(picture), actual: nil))
        }
        return pairs
    }

    private static func agreement(_ first: Picture, _ second: Picture) -> Int {
        first.selection.count { second.selection[$0] == $1 }
    }

    private func side(_ picture: Picture) -> ReviewPair.Side {
        ReviewPair.Side(
            folder, picture: picture.file, layout: picture.layout,
            selection: .object(picture.selection))
    }
}
