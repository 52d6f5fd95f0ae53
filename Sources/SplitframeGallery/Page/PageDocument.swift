package import SplitframeFiles

/// A page to look through pictures: one HTML file with styles, scripts and data inside, and pictures beside it.
///
/// Its Content-Security-Policy allows only the page's own script and styles, by their digests; it loads only pictures
/// of its own folder.
package struct PageDocument: Sendable {
    /// The title in the browser.
    package var title: String
    /// The style rules besides those that all pages share.
    package var styles: String
    /// The HTML of the body.
    package var body: String
    /// The script besides the parts that all pages share.
    package var script: String
    /// Whether the page may talk to the server that it came from.
    package var talksToServer = false
    /// Whether the page has filters, zoom and keys besides the basic parts.
    package var isGallery = true
    /// Whether the page draws living figures from their data.
    package var drawsFigures = false

    package init(title: String, styles: [UInt8], body: [UInt8], script: [UInt8]) {
        self.title = title
        self.styles = String(decoding: styles, as: UTF8.self)
        self.body = String(decoding: body, as: UTF8.self)
        self.script = String(decoding: script, as: UTF8.self)
    }

    /// The page's Content-Security-Policy.
    package var policy: String {
        [
            "default-src 'none'", "img-src 'self' data:", "style-src '\(Self.digest(of: allStyles))'",
            "script-src '\(Self.digest(of: allScripts))'", "connect-src '\(talksToServer ? "self" : "none")'",
            "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }

    private var allStyles: String {
        let basics =
            Self.text(PackageResources.basics_css)
            + (drawsFigures ? Self.text(PackageResources.frames_css) : "")
        return isGallery
            ? basics + Self.text(PackageResources.pages_css) + styles : (basics + styles).withoutComments
    }
    private var allScripts: String {
        let basics =
            "\"use strict\";\n" + Self.text(PackageResources.basics_js)
            + (drawsFigures ? Self.text(PackageResources.frames_js) : "")
        return isGallery
            ? basics + Self.text(PackageResources.pages_js) + script : (basics + script).withoutComments
    }

    /// The parts of the page before and after its data.
    package var halves: (head: String, tail: String) {
        let head = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="generator" content="Splitframe">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="icon" href="data:,">
            <style>\(allStyles)</style>
            </head>
            <body>
            \(body)
            <script type="application/json" id="data">
            """
        return (head, "</script>\n<script>\(allScripts)</script>\n</body>\n</html>\n")
    }

    /// The whole page.
    package func html(data: JSON) -> String {
        let (head, tail) = halves
        return head + data.compactText.withoutTags + tail
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func digest(of text: String) -> String {
        "sha256-" + SHA256.digest(of: Array(text.utf8)).base64
    }
}

extension String {
    /// A script or styles without indentation and lines that are comments.
    fileprivate var withoutComments: String {
        split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }.joined(separator: "\n") + "\n"
    }

    /// JSON without characters that could end a surrounding script element.
    package var withoutTags: String { replacing("<", with: "\\u003c") }
}
