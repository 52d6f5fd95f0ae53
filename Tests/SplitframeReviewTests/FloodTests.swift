import Foundation
import SplitframeTestSupport
import Testing

@testable import SplitframeReview

/// `SPLITFRAME_DEEP=1` in the environment, as `scripts/deep` sets it, asks for 10,000 connections of each kind.
@Suite(.serialized) struct `A server in a flood of connections` {
    private static let count = isDeepRun ? 10_000 : 600
    /// As many as the files that this process may open allow, beside those of the server.
    private static let openAtOnce = 600

    /// What a connection does that never asks properly.
    enum Kind: String, CaseIterable {
        case silent, halfALine, endlessHeader, halfABody, garbage, neverReads, endsAtOnce, isReset

        func misbehave(_ client: Client) {
            switch self {
            case .silent, .endsAtOnce: break
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

        var staysOpen: Bool { self != .endsAtOnce && self != .isReset }
    }

    private static func server() throws -> LoopbackServer {
        let large = [UInt8](repeating: 120, count: 1_000_000)
        return try LoopbackServer {
            HTTPResponse(200, body: $0.path == "/large" ? large : Array("good".utf8))
        }
    }

    /// How long a good request takes, in milliseconds; nil where it is not answered.
    private static func time(of port: UInt16) -> Double? {
        let clock = ContinuousClock()
        var isGood = false
        let time = clock.measure {
            let client = Client(port: port)
            client?.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            isGood = client?.answer().hasSuffix("\r\n\r\ngood") == true
        }
        return isGood ? time / .milliseconds(1) : nil
    }

    @Test(arguments: Kind.allCases)
    func `answers while it lasts and at once when it has ended`(_ kind: Kind) throws {
        let server = try Self.server()
        var open: [Client] = []
        for number in 0..<Self.count {
            guard let client = Client(port: server.port) else { continue }
            kind.misbehave(client)
            if kind.staysOpen { open.append(client) }
            if open.count > Self.openAtOnce { open.removeFirst(Self.openAtOnce / 2) }
            if number % 200 == 199 { #expect(Self.time(of: server.port) != nil) }
        }
        // Those that are left are still open.
        #expect(Self.time(of: server.port) != nil)
        open = []
        let after = Self.time(of: server.port)
        #expect(try #require(after) < 100)
    }

    @Test func `has the connection make room that has been without a request for longest`() throws {
        var connections = OpenConnections()
        let all = (1...OpenConnections.most + 2).compactMap { OpaquePointer(bitPattern: $0 * 16) }
        for connection in all.prefix(OpenConnections.most) { #expect(connections.use(connection) == nil) }
        #expect(connections.use(all[0]) == nil)
        #expect(connections.use(all[OpenConnections.most]) == all[1])
        connections.remove(all[2])
        #expect(connections.use(all[OpenConnections.most + 1]) == nil)
    }
}
