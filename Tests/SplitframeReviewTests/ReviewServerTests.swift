import Synchronization
import Testing

@testable import SplitframeReview

struct `The server of a review` {
    private final class Decided: Sendable {
        let names = Mutex<[String]>([])
    }

    private let decided = Decided()

    private func server(isWaiting: Bool = true) -> ReviewServer {
        let review = Review(
            heading: ReviewHeading(
                title: "", expected: "", actual: "", isWaiting: isWaiting),
            cases: [.sample(name: "a/b", cause: "1")],
            chapters: [Review.Chapter(id: "1", sentence: "moved", explanation: [], cases: [0])], passed: [])
        let decided = decided
        var decide: (@Sendable (ReviewDecisions) throws -> Void)?
        if isWaiting {
            decide = { decisions in decided.names.withLock { $0 += decisions.decisions.map(\.name) } }
        }
        return ReviewServer(
            of: review, token: "token", port: 5000, pictures: ["actual/a b.png": [1, 2]], decide: decide)
    }

    private static let host = ["host": "127.0.0.1:5000"]
    private static let own = host.merging([
        "origin": "http://127.0.0.1:5000", "content-type": "application/json",
    ]) { $1 }
    private static let decision = Array(#"{"decisions": [{"name": "a/b", "decision": "approve"}]}"#.utf8)

    @Test func `gives the page and its pictures to whoever has the token`() {
        let page = server().answer(HTTPRequest(method: "GET", path: "/token/", headers: Self.host))
        #expect(page.status == 200)
        #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        let picture = server().answer(
            HTTPRequest(method: "GET", path: "/token/actual/a b.png", headers: Self.host))
        #expect(picture.body == [1, 2])
    }

    @Test(arguments: [
        HTTPRequest(method: "GET", path: "/", headers: host),
        HTTPRequest(method: "GET", path: "/other/", headers: host),
        HTTPRequest(method: "GET", path: "/token/actual/../../etc/passwd", headers: host),
        HTTPRequest(method: "GET", path: "/token/", headers: ["host": "evil.example:5000"]),
        HTTPRequest(method: "GET", path: "/token/"),
        HTTPRequest(method: "POST", path: "/token/decisions", headers: host, body: decision),
        HTTPRequest(
            method: "POST", path: "/token/decisions",
            headers: own.merging(["origin": "http://evil.example"]) { $1 },
            body: decision),
        HTTPRequest(
            method: "POST", path: "/token/decisions",
            headers: own.merging(["content-type": "text/plain"]) { $1 },
            body: decision),
        HTTPRequest(method: "POST", path: "/token/decisions", headers: own, body: Array("[]".utf8)),
        HTTPRequest(method: "DELETE", path: "/token/", headers: own),
    ])
    func `refuses anything else`(request: HTTPRequest) {
        #expect(server().answer(request).status >= 400)
        #expect(decided.names.withLock { $0.isEmpty })
    }

    @Test func `carries out what its own page decides`() {
        let request = HTTPRequest(
            method: "POST", path: "/token/decisions", headers: Self.own, body: Self.decision)
        #expect(server().answer(request).status == 200)
        #expect(decided.names.withLock { $0 } == ["a/b"])
        #expect(server(isWaiting: false).answer(request).status == 405)
    }
}
