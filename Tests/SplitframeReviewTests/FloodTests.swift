import Foundation
import Testing

@testable import SplitframeReview

@Suite(.serialized) struct `A server with many connections` {
    /// What a connection does that never asks properly.
    enum Kind: String, CaseIterable {
        case silent, halfALine, endlessHeader, halfABody, garbage, neverReads, isReset

        func misbehave(_ client: Client) {
            switch self {
            case .silent: break
            case .halfALine: client.send("GET /a")
            case .endlessHeader: client.send("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: 1")
            case .halfABody: client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4000000\r\n\r\nabc")
            case .garbage: client.send("\u{0}\u{1}\u{2} nothing\r\n\r\n\r\n")
            case .neverReads: client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
            case .isReset:
                client.send("GET /")
                client.resetAtEnd()
            }
        }
    }

    private static func isAnswered(_ port: UInt16) -> Bool {
        let client = Client(port: port)
        client?.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return client?.answer().hasSuffix("\r\n\r\ngood") == true
    }

    @Test(arguments: Kind.allCases) func `answers while they are open and when they have ended`(_ kind: Kind)
        throws
    {
        let large = [UInt8](repeating: 120, count: 1_000_000)
        let server = try LoopbackServer {
            HTTPResponse(200, body: $0.path == "/large" ? large : Array("good".utf8))
        }
        var open = (0..<100).compactMap { _ in Client(port: server.port) }
        for client in open { kind.misbehave(client) }
        #expect(Self.isAnswered(server.port))
        open = []
        #expect(Self.isAnswered(server.port))
    }
}
