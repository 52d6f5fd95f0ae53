import SplitframeFiles
package import SplitframeGoldens

extension ReviewSubject {
    /// Compares two folders: pictures that galleries list are matched by their selections, others by their names.
    ///
    /// - Throws: `FileError`, or `JSONError` for an invalid `gallery.json`.
    package init(expected: GoldenFolder, actual: GoldenFolder) throws {
        let galleries = (try GalleryPictures(of: expected), try GalleryPictures(of: actual))
        let pairs: [ReviewPair]
        var sheets: [String] = []
        if let before = galleries.0, let after = galleries.1 {
            let listed = GalleryPictures.pairs(before, after)
            let names = Set(listed.map(\.name))
            // Contact sheets show the listed pictures, so that they can be the same only if the lists are.
            let others = (try before.unlisted(), try after.unlisted())
            let isSameList = before.list == after.list
            sheets = isSameList ? [] : others.0.union(others.1).filter(\.isContactSheet).sorted()
            let compared = [others.0, others.1].map { files in
                isSameList ? files : files.filter { !$0.isContactSheet }
            }
            pairs =
                listed
                + Self.pairs(expected, compared[0], actual, compared[1]).map { pair in
                    var pair = pair
                    if names.contains(pair.name) { pair.name += " (unlisted)" }
                    return pair
                }
        } else {
            pairs = Self.pairs(expected, try Set(expected.pictures()), actual, try Set(actual.pictures()))
        }
        self.init(
            heading: ReviewHeading(
                title: "\(actual.path) against \(expected.path)", expected: expected.path, actual: actual.path
            ),
            pairs: pairs)
        uncomparedSheets = sheets
    }

    private static func pairs(
        _ before: GoldenFolder, _ old: Set<String>, _ after: GoldenFolder, _ new: Set<String>
    ) -> [ReviewPair] {
        old.union(new).sorted().map { file in
            ReviewPair(
                // A picture "a.PNG" may stand beside "a.png".
                name: file.hasSuffix(".png") ? String(file.dropLast(4)) : file,
                expected: old.contains(file) ? ReviewPair.Side(before, file: file) : nil,
                actual: new.contains(file) ? ReviewPair.Side(after, file: file) : nil)
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

    /// The most pictures among which the best match of another is looked for.
    private static let mostCandidates = 200

    private let folder: GoldenFolder
    /// The bytes of the list.
    let list: [UInt8]
    private let pictures: [Picture]
    private let listed: Set<String>

    /// Nil if the folder is not a gallery.
    init?(of folder: GoldenFolder) throws {
        guard let bytes = try folder.bytes(of: "gallery.json") else { return nil }
        self.folder = folder
        list = bytes
        var files: Set<String> = []
        pictures = try JSONNode(JSON(bytes: bytes)).required("pictures").list { entry throws(JSONError) in
            let file = try entry.required("file")
            guard files.insert(try file.text()).inserted else {
                throw file.wrong("a file that no other entry has")
            }
            return Picture(
                file: try file.text(), selection: try entry.required("selection").object(),
                layout: entry["layout"]?.value)
        }
        listed = files
    }

    /// The pictures in the folder that the list leaves out; it never has contact sheets.
    func unlisted() throws(FileError) -> Set<String> {
        Set(try folder.pictures().filter { !listed.contains($0) })
    }

    /// The pictures of two galleries, each matched with that picture of the same identity that agrees in most other
    /// keys.
    static func pairs(_ before: GalleryPictures, _ after: GalleryPictures) -> [ReviewPair] {
        func identity(_ picture: Picture) -> [JSON?] { Self.identity.map { picture.selection[$0] } }
        var known = Dictionary(grouping: before.pictures, by: identity)
        var pairs: [ReviewPair] = []
        for picture in after.pictures {
            let candidates = (known[identity(picture)] ?? []).prefix(Self.mostCandidates)
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

extension String {
    /// Whether a file of a gallery is one of its contact sheets.
    fileprivate var isContactSheet: Bool { hasPrefix("sheets/") }
}
