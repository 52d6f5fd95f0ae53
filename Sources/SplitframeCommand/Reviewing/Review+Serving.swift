import SplitframeGoldens
import SplitframeReview
import SplitframeSystem
import Synchronization

extension Review {
    /// Serves the page until the command is interrupted.
    ///
    /// - Parameter goldens: The folder in which the cases are pending; nil if none can be accepted.
    func serve(_ pictures: [String: [UInt8]], goldens: GoldenFolder?, on console: Console) async throws
        -> CommandStatus
    {
        let shared = SharedAnswers()
        let server = try LoopbackServer { shared.answer($0) }
        var decide: (@Sendable (ReviewDecisions) throws -> Void)?
        if let goldens { decide = { try $0.carryOut(in: goldens) } }
        let review = ReviewServer(
            of: self, token: ReviewServer.newToken(), port: server.port, pictures: pictures, decide: decide)
        shared.set(review)
        try console.print(review.address)
        defer { withExtendedLifetime(server) {} }
        while true { try await Task.sleep(for: .seconds(1)) }
    }
}

/// Answers requests of a server that listens before the review's server value is made, which needs its port.
private final class SharedAnswers: Sendable {
    private let review = Mutex<ReviewServer?>(nil)

    func set(_ review: ReviewServer) { self.review.withLock { $0 = review } }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
        review.withLock { $0 }?.answer(request) ?? HTTPResponse(503)
    }
}
