public import SplitframeInterface

/// The formats in which a picture can be written.
public enum PictureFormat: NamedCase {
    case png
    case svg
    case pdf

    /// The format that a file's suffix names, or nil if it names no known one.
    public init?(fileName: String) {
        guard let suffix = fileName.fileSuffix else { return nil }
        self.init(name: suffix)
    }

    /// The name of the format with box-drawing characters instead of a picture.
    package static let text = "txt"
    /// The names of all formats, with that for text last.
    package static let words = allCases.map(\.name) + [text]
}

extension String {
    /// The part after the last dot of a path's last component, in lower case; nil without a dot.
    package var fileSuffix: String? {
        let name = split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    }
}
