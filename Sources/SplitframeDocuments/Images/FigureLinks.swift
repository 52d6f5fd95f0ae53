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

    /// The same from another folder.
    func beginning(at prefix: String) -> FigureLinks {
        var links = self
        for index in files.indices { links.files[index].path = prefix + files[index].path }
        for index in darkFiles.indices { links.darkFiles[index].path = prefix + darkFiles[index].path }
        return links
    }
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
}
