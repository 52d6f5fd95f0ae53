import SplitframeFiles

/// The paths of a figure's files for a document.
struct FigureLinks: Hashable, Sendable {
    /// A file for screens with a number of pixels per point.
    struct File: Hashable, Sendable {
        var scale: Int
        /// The path relative to the document, with slashes, without escapes.
        var path: String
    }

    /// The files of the picture, that with the lowest resolution first.
    var files: [File]
    /// The files for readers who prefer dark colours; empty if one picture is for all.
    var darkFiles: [File] = []
    /// The name by which DocC finds all files.
    var name: String
    /// The path of the page of an interactive figure.
    var page: String?
    /// The picture's size in points.
    var pictureWidth = 0
    var pictureHeight = 0
    /// The width at which it is shown, in points.
    var width: Int
    /// Whether the request contains the width.
    var setsWidth = false

    /// The file with the most pixels.
    var finest: File { files.last ?? File(scale: 1, path: name) }

    /// Whether a markup with a single path is sufficient.
    var isPlain: Bool { darkFiles.isEmpty && files.count == 1 && !setsWidth }
}

extension String {
    /// The path escaped as part of a URL.
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

/// A line that shows a picture but was written or changed by the author; it is only read, for advice to the author.
struct AuthorMarkup {
    let line: String

    /// The markup around alternative texts.
    private static let marks = [("![", "]("), ("alt=\"", "\""), ("alt: \"", "\""), ("[\"", "\""), ("[", "]")]

    /// The advice to the author, with the line's present text.
    func advice(generated: String) -> String {
        let text = alternativeText ?? generated
        return "write \"alt\": \(JSON.string(text).compactText) in the request, and remove the line"
    }

    private var alternativeText: String? {
        for (start, end) in Self.marks {
            guard let first = line.firstRange(of: start) else { continue }
            let rest = line[first.upperBound...]
            guard let last = rest.firstRange(of: end) else { continue }
            return String(rest[..<last.lowerBound])
        }
        return nil
    }
}
