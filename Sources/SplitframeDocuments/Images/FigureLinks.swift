/// Where a document finds a figure's files.
struct FigureLinks: Hashable, Sendable {
    /// A file for screens of so many pixels a point.
    struct File: Hashable, Sendable {
        var scale: Int
        /// Relative to the document, with slashes, without escapes.
        var path: String
    }

    /// The picture, the coarsest first.
    var files: [File]
    /// The same for readers who prefer dark; none where one picture serves all.
    var darkFiles: [File] = []
    /// The name under which DocC finds all of them.
    var name: String
    /// How wide it is shown, in points.
    var width: Int
    /// Whether the request says how wide.
    var isWidthAsked = false

    /// The file with the most pixels.
    var finest: File { files.last ?? File(scale: 1, path: name) }

    /// Whether a form with one path says it all.
    var isPlain: Bool { darkFiles.isEmpty && files.count == 1 && !isWidthAsked }
}

extension String {
    /// A path as a part of a URL.
    var urlPath: String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic
                    || "0123456789-._~/@+,=:!$&'*;".unicodeScalars.contains(scalar))
            return isPlain
                ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// A part of a URL as a path.
    var withoutPercents: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"),
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
