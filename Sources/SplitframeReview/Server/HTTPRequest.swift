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
