public import SplitframeInterface

/// The formats in which a picture can be written.
public enum PictureFormat: NamedCase {
    case png
    case svg
    case pdf

    /// The format that a file's name ends in, or nil where it ends in no known one.
    public init?(fileName: String) {
        guard let suffix = fileName.fileSuffix else { return nil }
        self.init(name: suffix)
    }

    /// The word for box-drawing characters in place of a picture.
    package static let text = "txt"
    /// Every word for a format, that for text last.
    package static let words = allCases.map(\.name) + [text]
}

extension String {
    /// What stands behind the last dot of a path's last part, in small letters; nil where it has no dot.
    package var fileSuffix: String? {
        let name = split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    }
}
