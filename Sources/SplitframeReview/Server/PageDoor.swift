/// What every page's server asks of a request, whatever it answers.
///
/// Only requests with the token are answered, only under the server's own address, and what is sent to the server only
/// if it comes from the page itself.
package struct PageDoor: Sendable {
    package var token: String
    package var port: UInt16
    package var page: String
    private let policy: String

    init(token: String, port: UInt16, page: String, policy: String) {
        self.token = token
        self.port = port
        self.page = page
        self.policy = policy + "; frame-ancestors 'none'"
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

    /// The answer to a request: the page, a refusal, or what a file's name gets; nil if there is no such file.
    func answer(_ request: HTTPRequest, of file: (String) -> HTTPResponse?) -> HTTPResponse {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"], hosts.contains(host) else { return text(403, "wrong host") }
        let folder = "/\(token)/"
        guard request.path.hasPrefix(folder) else { return text(404, "not found") }
        let name = String(request.path.dropFirst(folder.count))
        if request.method == "GET", name.isEmpty { return pageResponse }
        if request.method == "POST" {
            guard request.headers["origin"] == "http://\(host)",
                request.headers["content-type"] == "application/json"
            else { return text(403, "wrong origin") }
        }
        return file(name) ?? text(404, "not found")
    }

    var pageResponse: HTTPResponse { response(200, "text/html; charset=utf-8", Array(page.utf8)) }

    func text(_ status: Int, _ body: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Array(body.utf8))
    }

    func response(_ status: Int, _ type: String, _ body: [UInt8]) -> HTTPResponse {
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
