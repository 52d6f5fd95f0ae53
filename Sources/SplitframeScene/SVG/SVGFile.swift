/// SVG files as bytes: what they say of themselves.
package enum SVGFile {
    /// How far into a file its root element is looked for, behind declarations and comments.
    private static let prologue = 4096

    /// Whether the bytes begin as an SVG does.
    package static func isSVG(_ bytes: [UInt8]) -> Bool {
        let beginning = String(decoding: bytes.prefix(prologue), as: UTF8.self)
        return beginning.drop(while: \.isWhitespaceOrMark).first == "<" && beginning.contains("<svg")
    }

    /// The text of the metadata element that ``SVGDocument`` writes; nil where the file has none such.
    package static func metadata(in bytes: [UInt8]) -> String? {
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: "<metadata>", omittingEmptySubsequences: false)
        guard parts.count == 2, let end = parts[1].firstIndex(of: "<"),
            parts[1][end...].hasPrefix("</metadata>")
        else { return nil }
        return String(parts[1][..<end]).xmlUnescaped
    }
}

extension Character {
    fileprivate var isWhitespaceOrMark: Bool { isWhitespace || self == "\u{FEFF}" }
}
