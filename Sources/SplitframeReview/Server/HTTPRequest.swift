/// What a browser asks.
package struct HTTPRequest: Hashable, Sendable {
    package var method: String
    /// The path without what stands behind a question mark, its escapes read.
    package var path: String
    /// Headers by their names in small letters.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(
        _ method: String, _ path: String, headers: [String: String] = [:], body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }
}

/// What it is answered.
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
