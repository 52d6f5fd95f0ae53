import CSplitframeHTTP
import Synchronization

/// A server that only this machine can reach, on its own thread.
package final class LoopbackServer {
    /// The maximum size of a request's body, in bytes.
    static let longestBody = 4_000_000

    /// How many connections may be open at once.
    private static let connections: UInt32 = 256
    /// How long a connection may stay open without sending or receiving, in seconds.
    private static let patience: UInt32 = 15

    private let daemon: OpaquePointer
    private let answers: Unmanaged<Answers>
    /// The port it listens on.
    package let port: UInt16

    /// Starts to listen on a free port.
    ///
    /// - Parameter answer: Called on the server's thread, one request at a time.
    package init(answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws {
        let answers = Unmanaged.passRetained(Answers(answer))
        guard
            let daemon = splitframe_http_start(
                0, Self.connections, Self.patience,
                { context, connection, url, method, _, data, size, state in
                    Answers.handle(context, connection, url, method, data, size, state)
                },
                { _, _, state, _ in
                    if let body = state?.pointee { Unmanaged<Body>.fromOpaque(body).release() }
                    state?.pointee = nil
                }, answers.toOpaque())
        else {
            answers.release()
            throw LoopbackServerError()
        }
        self.daemon = daemon
        self.answers = answers
        self.port = splitframe_http_port(daemon)
    }

    deinit {
        splitframe_http_stop(daemon)
        answers.release()
    }
}

/// The server could not listen.
struct LoopbackServerError: Error, CustomStringConvertible {
    var description: String { "Nothing can listen on this machine's own address." }
}

/// The part of a request's body that has arrived.
private final class Body {
    var bytes: [UInt8] = []
    var isTooLong = false
}

/// Converts requests to values, and responses back.
private final class Answers {
    private let answer: @Sendable (HTTPRequest) -> HTTPResponse

    init(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) { self.answer = answer }

    /// Called when the headers have arrived, then for each part of the body, then once more.
    static func handle(
        _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
        _ method: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result {
        guard let context, let connection, let url, let method, let size, let state else { return .NO }
        guard let known = state.pointee else {
            state.pointee = Unmanaged.passRetained(Body()).toOpaque()
            return .YES
        }
        let body = Unmanaged<Body>.fromOpaque(known).takeUnretainedValue()
        if size.pointee > 0 {
            body.isTooLong = body.isTooLong || body.bytes.count + size.pointee > LoopbackServer.longestBody
            if !body.isTooLong, let data {
                body.bytes += UnsafeRawBufferPointer(start: data, count: size.pointee)
            }
            size.pointee = 0
            return .YES
        }
        guard let path = String(cString: url).resolvingEscapes else {
            return send(HTTPResponse(404), on: connection)
        }
        let request = HTTPRequest(
            method: String(cString: method), path: path, headers: headers(of: connection),
            body: body.bytes)
        let answers = Unmanaged<Answers>.fromOpaque(context).takeUnretainedValue()
        return send(body.isTooLong ? HTTPResponse(413) : answers.answer(request), on: connection)
    }

    private static func headers(of connection: OpaquePointer) -> [String: String] {
        final class List { var headers: [String: String] = [:] }
        let list = List()
        splitframe_http_headers(
            connection,
            { list, _, key, value in
                guard let list, let key else { return .YES }
                let name = String(cString: key).lowercased()
                let known = Unmanaged<List>.fromOpaque(list).takeUnretainedValue()
                let value = value.map { String(cString: $0) } ?? ""
                // A header that occurs twice is treated as empty.
                known.headers[name] = known.headers[name] == nil ? value : ""
                return .YES
            }, Unmanaged.passUnretained(list).toOpaque())
        return list.headers
    }

    private static func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
        guard let made = splitframe_http_response(response.body, response.body.count) else { return .NO }
        for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
            splitframe_http_add(made, name, value)
        }
        return splitframe_http_send(made, UInt32(response.status), connection)
    }
}

extension String {
    /// The path of an address with its escapes resolved; nil if one is wrong or stands for NUL.
    fileprivate var resolvingEscapes: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16), value > 0 else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// Pictures kept in memory, by their names in the page.
package final class PictureStore: Sendable {
    private let known = Mutex<[String: [UInt8]]>([:])

    package init() {}

    package var pictures: [String: [UInt8]] { known.withLock { $0 } }

    func keep(_ bytes: [UInt8], as file: String) { known.withLock { $0[file] = bytes } }
}

/// A browser's request.
package struct HTTPRequest: Hashable, Sendable {
    package var method: String
    /// The path without its query, with escapes resolved.
    package var path: String
    /// Headers by their lowercase names.
    package var headers: [String: String] = [:]
    package var body: [UInt8] = []
}

/// The response to a request.
package struct HTTPResponse: Hashable, Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: [UInt8]

    package init(_ status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
