/// Answers the requests of a review's page.
///
/// Only requests with the token are answered, only under the server's own address, and only with files of the review.
/// Decisions are only accepted from the review's own page.
package struct ReviewServer: Sendable {
    package var token: String
    package var port: UInt16
    /// The page, and its pictures by their names.
    package var page: String
    package var pictures: [String: [UInt8]]
    /// Carries decisions out, or throws the reason why it cannot; nil if decisions are not accepted.
    package var decide: (@Sendable (ReviewDecisions) throws -> Void)?
    private let policy: String

    package init(
        of review: Review, token: String, port: UInt16, pictures: [String: [UInt8]],
        decide: (@Sendable (ReviewDecisions) throws -> Void)?
    ) {
        self.token = token
        self.port = port
        self.pictures = pictures
        self.decide = decide
        page = ReviewPage.html(of: review, server: decide != nil)
        policy = ReviewPage.policy(server: decide != nil) + "; frame-ancestors 'none'"
    }

    /// The address to open.
    package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// A token that cannot be guessed: 128 random bits.
    package static func newToken() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"], hosts.contains(host) else { return text(403, "wrong host") }
        let folder = "/\(token)/"
        guard request.path.hasPrefix(folder) else { return text(404, "not found") }
        let file = String(request.path.dropFirst(folder.count))
        switch (request.method, file) {
        case ("GET", ""), ("GET", ReviewPage.name):
            return response(200, "text/html; charset=utf-8", Array(page.utf8))
        case ("GET", _):
            guard let picture = pictures[file] else { return text(404, "not found") }
            return response(200, "image/png", picture)
        case ("POST", "decisions"):
            guard let decide else { return text(405, "nothing waits") }
            guard request.headers["origin"] == "http://\(host)",
                request.headers["content-type"] == "application/json"
            else { return text(403, "wrong origin") }
            do {
                try decide(ReviewDecisions(reading: request.body))
                return text(200, "done")
            } catch {
                return text(409, "\(error)")
            }
        default: return text(405, "not allowed")
        }
    }

    private func text(_ status: Int, _ body: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Array(body.utf8))
    }

    private func response(_ status: Int, _ type: String, _ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status,
            headers: [
                "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
                "Cross-Origin-Opener-Policy": "same-origin",
                "Content-Security-Policy": policy,
            ], body: body)
    }
}
