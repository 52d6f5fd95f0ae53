import Foundation
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeReview

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct `What a review writes` {
    private let fixture: ReviewFixture
    private static let hostile = [
        "<img src=x onerror=alert(1)>", "a\"b'c`d|e", "right\u{202E}to left", "](https://example.org)",
        "@team #1",
    ]

    init() throws { fixture = try ReviewFixture() }

    private func hostileReview() async throws -> Review {
        for name in Self.hostile.map({ $0.replacing("/", with: ":") }) {
            try fixture.write(name, in: fixture.before)
            try fixture.write(name, primary: 30, in: fixture.after)
        }
        return try await fixture.review()
    }

    /// One hue a column, on the page as in the pictures.
    @Test(arguments: Column.allCases) func `marks the names of columns as their lines are drawn`(
        column: Column
    ) async throws {
        let page = ReviewPage.html(of: try await fixture.review())
        for theme in [WireframeTheme.light, .dark] {
            let color = theme.line(of: column)
            #expect(
                page.contains(
                    ".column.\(column.name){--hue:rgb(\(color.red) \(color.green) \(color.blue))}"))
        }
        let marked = try #require(page.firstMatch(of: #/split\(/\\b\((.*?)\)\\b/\)/#)).1
        #expect(marked.split(separator: "|").map(String.init).contains(column.name))
    }

    @Test func `is XML that holds any name`() async throws {
        final class Counter: NSObject, XMLParserDelegate {
            var failures = 0
            var names: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
                qualifiedName: String?, attributes: [String: String] = [:]
            ) {
                if element == "failure" { failures += 1 }
                if element == "testcase" { names.append(attributes["name"] ?? "") }
            }
        }
        let review = try await hostileReview()
        let parser = XMLParser(data: Data(JUnitReport.text(of: review).utf8))
        let counter = Counter()
        parser.delegate = counter
        #expect(parser.parse())
        #expect(counter.failures == review.open.count)
        #expect(Set(counter.names) == Set(review.cases.map(\.name)))
    }

    @Test func `has in Markdown no markup of names`() async throws {
        let text = ReviewSummary.text(of: try await hostileReview(), base: "https://example.org/review")
        #expect(!text.contains("<img"))
        #expect(!text.contains("](https://example.org)"))
        #expect(!text.contains("\u{202E}"))
        #expect(!text.contains("@team"))
        #expect(!text.contains("data:"))
        #expect(text.contains("https://example.org/review/index.html"))
    }

    @Test func `fits where pull requests take it, and says what is left out`() async throws {
        let names = (0..<700).map { "a-name-of-some-length-\($0)/" + String(repeating: "x", count: 60) }
        let cases = names.enumerated().map { index, name in
            ReviewCase.sample(name: name, cause: "\(index / 2)")
        }
        let chapters = (0..<350).map { index in
            Review.Chapter(
                id: "\(index)", sentence: "cause \(index)", explanation: [],
                cases: [2 * index, 2 * index + 1])
        }
        let review = Review(
            heading: ReviewHeading(
                title: "", expected: "a", actual: "b", isWaiting: true), cases: cases, chapters: chapters,
            passed: [])
        let text = ReviewSummary.text(of: review, base: "https://example.org")
        #expect(text.utf16.count < 65_536)
        #expect(text.utf8.count < 65_536)
        let told = text.components(separatedBy: "<details>").count - 1
        #expect(told > 10)
        #expect(text.contains("and \(350 - told) more causes with \(2 * (350 - told)) pictures"))
    }

    @Test(arguments: [(44, true), (5_000, false)])
    func `opens the rest of a cause where it fits, else counts it`(count: Int, fits: Bool) {
        let names = (0..<count).map { "picture-\($0)" }
        let review = Review(
            heading: ReviewHeading(
                title: "", expected: "a", actual: "b", isWaiting: true),
            cases: names.map { ReviewCase.sample(name: $0, cause: "a") },
            chapters: [
                Review.Chapter(id: "a", sentence: "a", explanation: [], cases: Array(names.indices))
            ], passed: [])
        let text = ReviewSummary.text(of: review)
        #expect(text.utf8.count < 65_536)
        #expect(
            text.components(separatedBy: "</details>").count
                == text.components(separatedBy: "<details>").count)
        #expect(text.contains("<summary>and \(count - 12) more</summary>") == fits)
        #expect(text.contains("- and \(count - 12) more\n") == !fits)
        #expect(names.allSatisfy { text.contains("- \($0): ") } == fits)
    }

    @Test func `has every difference of a picture on its page, not a count`() async throws {
        for (folder, left) in [(fixture.before, 40), (fixture.after, 30)] {
            try fixture.write("a", primary: left, in: folder)
            let views = (0..<12).map { "split/primary/view\($0)\tview frame=\(left),0,10,10\n" }
            let twin = ReviewFixture.twin(primary: left) + views.joined()
            try fixture.write(Array(twin.utf8), to: "a.txt", in: folder)
        }
        let review = try await fixture.review()
        #expect(review.cases.first?.sentence.hasSuffix(", and 10 more") == true)
        let page = ReviewPage.html(of: review)
        for index in 0..<12 { #expect(page.contains("primary view\(index) x 40 ")) }
    }

    @Test func `is one line a cause for GitHub's runners`() async throws {
        let text = GitHubAnnotations.text(of: try await hostileReview())
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.hasPrefix("::error file="))
        var accepted = try await hostileReview()
        for index in accepted.cases.indices { accepted.cases[index].decision = .approve }
        #expect(GitHubAnnotations.text(of: accepted).isEmpty)
    }

    @Test func `has the keys of reg-cli`() async throws {
        try fixture.write("a", in: fixture.before)
        try fixture.write("a", primary: 30, in: fixture.after)
        try fixture.write("gone", in: fixture.before)
        try fixture.write("new", in: fixture.after)
        try fixture.write("same", in: fixture.before)
        try fixture.write("same", in: fixture.after)
        let json = try await fixture.review().json
        #expect(json["failedItems"] == ["a.png"])
        #expect(json["newItems"] == ["new.png"])
        #expect(json["deletedItems"] == ["gone.png"])
        #expect(json["passedItems"] == ["same.png"])
        #expect(json["schema"] == 1)
    }
}

extension ReviewCase {
    /// A case without pictures.
    static func sample(name: String, cause: String) -> ReviewCase {
        ReviewCase(
            name: name, verdict: .layout, sentence: "primary column 320 → 280 pt (−40)", findings: [],
            moved: [],
            areas: [], scale: 1, keys: [:], requests: ReviewCase.Requests(), look: 0, cause: cause)
    }
}
