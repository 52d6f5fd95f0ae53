package import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes

extension Review {
    /// `report.json`: the whole review as JSON, including the keys of reg-cli's `reg.json`.
    package var json: JSON { Self.form.json(of: self).versioned }

    package static let form = JSONForm<Review>([
        .text("title", "what was compared") { $0.heading.title },
        .init("counts", countsShape, "how many cases have each verdict that occurs") { review in
            .object(Dictionary(review.counts.map { ($0.kind.rawValue, .number(Double($0.count))) }) { $1 })
        },
        .count("open", "how many cases nobody accepted") { $0.open.count },
        .list("causes", chapterForm, "what most likely caused the differences, that of most first") {
            review in
            review.chapters.map { ($0, review.cases(of: $0)) }
        },
        .list("cases", ReviewCase.form, "what differs") { $0.cases },
        .texts("failedItems", "pictures that differ, as reg-cli names them") {
            $0.items(\.isFailedItem)
        },
        .texts("newItems", "pictures that nobody expected") { $0.items { $0.verdict == .missing } },
        .texts("deletedItems", "pictures that are no more") { $0.items { $0.verdict == .orphan } },
        .texts("passedItems", "pictures that are equal") { $0.passed.map { "\($0).png" } },
        .texts("expectedItems", "pictures with an expected one") { $0.items { $0.expected != nil } },
        .texts("actualItems", "pictures with an actual one") { $0.items { $0.actual != nil } },
        .texts("diffItems", "pictures with one of the difference") { $0.items { $0.difference != nil } },
        .text("expectedDir", "where the expected pictures are, relative to this file") {
            $0.hasFiles ? ReviewPictures.Kind.expected.rawValue : $0.heading.expected
        },
        .text("actualDir", "where the actual pictures are") {
            $0.hasFiles ? ReviewPictures.Kind.actual.rawValue : $0.heading.actual
        },
        .text("diffDir", "where the pictures of differences are") { _ in
            ReviewPictures.Kind.difference.rawValue
        },
    ])

    /// Whether the pictures are files beside the page.
    private var hasFiles: Bool {
        cases.contains { ($0.expected ?? $0.actual)?.file.hasPrefix("data:") == false }
    }

    private func items(_ isWanted: (ReviewCase) -> Bool) -> [String] {
        cases.filter(isWanted).map { "\($0.name).png" }
    }

    private static let countsShape = JSONShape.object(
        Verdict.Kind.allCases.map { JSONKey($0.rawValue, .index, "with this verdict") })

    private static let chapterForm = JSONForm<(chapter: Chapter, cases: [ReviewCase])>([
        .text("id", "for approve --cause") { $0.chapter.id },
        .text("sentence", "what changed") { $0.chapter.sentence },
        .text("why", "why, in one sentence; empty where that is not known") { $0.chapter.why },
        .list("explanation", ExplainedChange.form, "the rules that decide otherwise") {
            $0.chapter.explanation
        },
        .texts("names", "of the cases") { $0.cases.map(\.name) },
    ])
}

extension ExplainedChange {
    static let form = JSONForm<ExplainedChange>([
        .text("rule", "the rule's name") { $0.rule },
        .text("title", "what it decides") { $0.title },
        .someText("expected", "result and inputs as they were") { $0.before },
        .someText("actual", "result and inputs as they are") { $0.after },
    ])
}

extension ReviewCase {
    fileprivate static let form = JSONForm<ReviewCase>([
        .text("name", "the case's") { $0.name },
        .init("verdict", .choice(Verdict.Kind.allCases.map(\.rawValue)), "what came of the comparison") {
            .string($0.verdict.rawValue)
        },
        .text("cause", "the id of its cause") { $0.cause },
        .text("sentence", "the verdict in words") { $0.sentence },
        .texts("findings", "what differs, the likeliest cause first, in points") { $0.findings },
        .init("keys", .map(.text), "device, window and the like, as far as they are known") { reviewed in
            .object(Dictionary(reviewed.keys.map { ($0.rawValue, .string($1)) }) { first, _ in first })
        },
        .list("moved", ElementChange.form, "what moved, in points of the window") { $0.moved },
        .init("differentPixels", .optional(.index), "how many; null where that cannot be said") {
            $0.differentPixels.map { .number(Double($0)) } ?? .null
        },
        .some("expected", Side.form, "the picture; null if there is none") { $0.expected },
        .some("actual", Side.form, "the picture; null if there is none") { $0.actual },
        .someText("difference", "the picture of the difference, relative to this file") {
            $0.difference.flatMap { $0.hasPrefix("data:") ? nil : $0 }
        },
        .init(
            "decision", .either([.choice(ReviewDecision.allCases.map(\.rawValue)), .null]),
            "what somebody said"
        ) { $0.decision.map { .string($0.rawValue) } ?? .null },
    ])
}

extension ReviewCase.Side {
    fileprivate static let form = JSONForm<ReviewCase.Side>([
        .someText("file", "relative to this file; null where it is not beside it") {
            $0.file.hasPrefix("data:") ? nil : $0.file
        },
        .text("path", "where it was read") { $0.path },
        .init("size", .pixelSize, "of the picture") { JSON($0.size) },
    ])
}

extension ElementChange {
    fileprivate static let form = JSONForm<ElementChange>([
        .text("element", "its name") { $0.path.split(separator: "/").dropFirst().joined(separator: ".") },
        .init("expected", .optional(.rectangle), "its frame; null where it is new") {
            $0.before.map { JSON($0) } ?? .null
        },
        .init("actual", .optional(.rectangle), "its frame; null where it is gone") {
            $0.after.map { JSON($0) } ?? .null
        },
    ])
}

extension ReviewCase {
    /// Whether reg-cli would call the picture failed, neither new nor deleted.
    fileprivate var isFailedItem: Bool {
        switch verdict {
        case .layout, .text, .paint, .size, .unreadable: true
        case .missing, .orphan, .equal, .renderer: false
        }
    }
}

extension ReviewCase {
    /// Before and after in box-drawing characters, side by side in `width` columns; nil without twins.
    package func beforeAndAfter(width: Int) -> String? {
        let part = width / 2
        let sides = [("expected", expected), ("actual", actual)].compactMap { name, side in
            side?.twin.flatMap(InterfaceTree.init).map { tree in
                [name]
                    + BoxDrawing(tree: tree, width: part - 1, height: part / 3).text
                    .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            }
        }
        guard let height = sides.map(\.count).max() else { return nil }
        return (0..<height).map { row in
            var line = sides.map { side in
                let text = row < side.count ? side[row] : ""
                return text + String(repeating: " ", count: max(0, part + 1 - text.count))
            }.joined()
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

/// The destination of a review's pictures.
package enum ReviewPictures: Sendable {
    /// Files of a folder, with a subfolder for each kind.
    case files(FolderWriter)
    /// Data URLs in the page itself.
    case inPage
    /// Memory, for a server or a terminal.
    case store(PictureStore)

    /// The kinds of pictures.
    package enum Kind: String, CaseIterable, Sendable {
        case expected, actual, difference

        /// The picture's file, relative to the page.
        func file(of name: String) -> String { "\(rawValue)/\(name).png" }
    }

    /// Stores a picture; returns its URL for the page.
    func keep(_ kind: Kind, of name: String, _ bytes: () throws -> [UInt8]) throws -> String {
        switch self {
        case .files(let writer):
            let file = kind.file(of: name)
            try writer.write(bytes(), to: file)
            return file
        case .inPage: return "data:image/png;base64," + (try bytes()).base64
        case .store(let store):
            let file = kind.file(of: name)
            store.keep(try bytes(), as: file)
            return file
        }
    }
}
