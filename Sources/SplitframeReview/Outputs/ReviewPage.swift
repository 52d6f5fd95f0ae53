import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes

/// The HTML page of a review.
package enum ReviewPage {
    package static let name = "index.html"

    /// The page of a review.
    ///
    /// - Parameter server: Whether the page's server carries decisions out.
    package static func html(of review: Review, server: Bool = false) -> String {
        document(server: server).html(data: data(of: review, server: server))
    }

    /// The page's Content-Security-Policy.
    static func policy(server: Bool) -> String { document(server: server).policy }

    private static func document(server: Bool) -> PageDocument {
        var page = PageDocument(
            title: "Splitframe review", styles: PackageResources.review_css,
            body: PackageResources.review_html, script: PackageResources.review_js)
        page.talksToServer = server
        // The names of columns have the colours of the columns' lines in the pictures.
        page.styles += WireframeTheme.light.columnRules
        page.styles += "@media (prefers-color-scheme:dark){\(WireframeTheme.dark.columnRules)}"
        return page
    }

    private static func data(of review: Review, server: Bool) -> JSON {
        // Pictures that look the same, or show the same in several themes, are one entry.
        var leaders: [Int: Int] = [:]
        var subjects: [[String]: Int] = [:]
        let cases = review.cases.enumerated().map { index, reviewed in
            var look = Hasher()
            look.combine(reviewed.look)
            look.combine(reviewed.cause)
            let key = look.finalize()
            let subject = [reviewed.subject, reviewed.cause]
            let leader = leaders[key] ?? subjects[subject] ?? index
            (leaders[key], subjects[subject]) = (leader, leader)
            return json(of: reviewed, leader: leader)
        }
        let chapters = review.chapters.map { chapter -> JSON in
            [
                "id": .string(chapter.id), "sentence": .string(chapter.sentence), "why": .string(chapter.why),
                "explanation": .array(chapter.explanation.map(ExplainedChange.form.json)),
                "cases": .numbers(chapter.cases.map(Double.init)),
            ]
        }
        let identity = review.cases.map { "\($0.name) \($0.sentence)" }.joined(separator: "\n")
        return [
            "id": .string(String(identity.checkSum, radix: 16)), "title": .string(review.heading.title),
            "cases": .array(cases), "chapters": .array(chapters),
            "passed": .number(Double(review.passed.count)),
            "words": .object(words(in: review)),
            "facets": .array(ReviewKey.allCases.map { [.string($0.rawValue), .string($0.title)] }),
            "waits": .bool(review.heading.isWaiting), "server": .bool(server),
        ]
    }

    /// The words for values of keys that are no words.
    private static func words(in review: Review) -> [String: JSON] {
        review.cases.reduce(into: [:]) { words, reviewed in
            for (key, value) in reviewed.keys where key.words(value) != value {
                words[value] = .string(key.words(value))
            }
        }
    }

    private static func json(of reviewed: ReviewCase, leader: Int) -> JSON {
        .members([
            "name": .string(reviewed.name), "title": .string(reviewed.title),
            "theme": reviewed.theme.map(JSON.string), "verdict": .string(reviewed.verdict.rawValue),
            "sentence": .string(reviewed.sentence), "unnamed": .strings(reviewed.unnamed),
            "findings": .strings(reviewed.findings),
            "cause": .string(reviewed.cause), "leader": .number(Double(leader)),
            "keys": .object(
                Dictionary(reviewed.keys.map { ($0.rawValue, JSON.string($1)) }) { first, _ in first }),
            "expected": reviewed.expected.map(json), "actual": reviewed.actual.map(json),
            "difference": reviewed.difference.map(JSON.string), "scale": .number(reviewed.scale),
            "origin": reviewed.windowOrigin.map { .numbers([$0.x, $0.y]) },
            "moved": .array(reviewed.moved.map(json)),
            "areas": .array(
                reviewed.areas.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(40).map {
                    JSON($0)
                }),
            "decision": reviewed.decision.map { .string($0.rawValue) },
            "fetch": reviewed.isToFetch ? .bool(true) : nil,
        ])
    }

    private static func json(_ side: ReviewCase.Side) -> JSON {
        .members([
            "file": .string(side.file), "size": .numbers([side.size.width, side.size.height]),
        ])
    }

    private static func json(_ change: ElementChange) -> JSON {
        .members([
            "name": .string(change.name), "before": change.before.map { JSON($0) },
            "after": change.after.map { JSON($0) }, "words": change.inPoints.map(JSON.string),
        ])
    }
}

extension ReviewKey {
    /// The filter's heading.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension WireframeTheme {
    /// A rule of a style sheet for each column's name.
    fileprivate var columnRules: String {
        Column.allCases.map { column in
            let color = line(of: column)
            return ".column.\(column.name){--hue:rgb(\(color.red) \(color.green) \(color.blue))}"
        }.joined()
    }
}
