/// Reads the metadata of SVG files.
package enum SVGFile {
    /// The number of bytes in which the root element is searched, after declarations and comments.
    private static let prologue = 4096

    /// Whether the bytes start like an SVG file.
    package static func isSVG(_ bytes: [UInt8]) -> Bool {
        let beginning = String(decoding: bytes.prefix(prologue), as: UTF8.self)
        return beginning.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<" && beginning.contains("<svg")
    }

    /// The text of the metadata element of a scene's or a motion's file; nil if the file has none.
    package static func metadata(in bytes: [UInt8]) -> String? {
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: "<metadata>", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, let end = parts[1].firstIndex(of: "<"),
            parts[1][end...].hasPrefix("</metadata>")
        else { return nil }
        return String(parts[1][..<end]).xmlUnescaped
    }
}
