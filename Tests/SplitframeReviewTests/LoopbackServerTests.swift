import Foundation
import Testing

@testable import SplitframeReview

struct `A server on the loopback address` {
    /// Sends text and returns all that comes back.
    private func ask(_ text: String, port: UInt16) throws -> String {
        let client = try #require(Client(port: port))
        try #require(client.send(text))
        return client.answer()
    }

    @Test func `hands over what was asked, and what is answered`() throws {
        let server = try LoopbackServer { request in
            HTTPResponse(
                200,
                headers: ["X-Seen": "\(request.method) \(request.path) \(request.headers["x-word"] ?? "")"],
                body: request.body.reversed())
        }
        #expect(server.port > 0)
        let answer = try ask(
            "POST /a%20b/c HTTP/1.1\r\nHost: x\r\nX-Word: one\r\nContent-Length: 5\r\nConnection: close\r\n\r\nabcde",
            port: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 200"))
        #expect(answer.contains("X-Seen: POST /a b/c one\r\n"))
        #expect(answer.hasSuffix("\r\n\r\nedcba"))
    }

    /// An address ends where it ends, and not at an escaped NUL.
    @Test(arguments: ["/a%00.png", "/a%0", "/a%zz", "/a%ff"])
    func `answers no address with a wrong escape`(path: String) throws {
        let server = try LoopbackServer { _ in HTTPResponse(200) }
        let answer = try ask(
            "GET \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", port: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 404"))
    }

    @Test func `refuses what is too long`() throws {
        let server = try LoopbackServer { _ in HTTPResponse(200) }
        let body = String(repeating: "x", count: LoopbackServer.longestBody + 1)
        let answer = try ask(
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)",
            port: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 413"))
    }
}
