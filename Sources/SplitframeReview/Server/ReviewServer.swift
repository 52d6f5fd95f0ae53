/// Answers the requests of a review's page.
///
/// Only files of the review are given out, and decisions are only accepted from the review's own page.
package struct ReviewServer: Sendable {
    private var door: PageDoor
    /// The pictures of the page, by their names.
    package var pictures: [String: [UInt8]]
    /// Carries decisions out, or throws the reason why it cannot; nil if decisions are not accepted.
    package var decide: (@Sendable (ReviewDecisions) throws -> Void)?

    package init(
        of review: Review, token: String, port: UInt16, pictures: [String: [UInt8]],
        decide: (@Sendable (ReviewDecisions) throws -> Void)?
    ) {
        self.pictures = pictures
        self.decide = decide
        door = PageDoor(
            token: token, port: port, page: ReviewPage.html(of: review, server: decide != nil),
            policy: ReviewPage.policy(server: decide != nil))
    }

    /// The address to open.
    package var address: String { door.address }

    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        door.answer(request) { file in
            switch (request.method, file) {
            case ("GET", ReviewPage.name): return door.pageResponse
            case ("GET", _):
                guard let picture = pictures[file] else { return nil }
                return door.response(200, "image/png", picture)
            case ("POST", "decisions"):
                guard let decide else { return door.text(405, "nothing waits") }
                do {
                    try decide(ReviewDecisions(reading: request.body))
                    return door.text(200, "done")
                } catch {
                    return door.text(409, "\(error)")
                }
            default: return door.text(405, "not allowed")
            }
        }
    }
}
