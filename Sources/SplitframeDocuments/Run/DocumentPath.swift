import SplitframeSystem

/// Operations on the paths of documents and of their pictures, as text.
enum DocumentPath {
    /// A path without `.` and `..`, from the root on.
    static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The relative path from a folder to a file or folder; empty if they are the same.
    static func relative(from folder: String, to path: String) -> String {
        let from = absolute(folder).split(separator: "/")
        let to = absolute(path).split(separator: "/")
        var shared = 0
        while shared < min(from.count, to.count), from[shared] == to[shared] { shared += 1 }
        return (from[shared...].map { _ in ".." } + to[shared...]).joined(separator: "/")
    }

    /// Whether a folder is another one or contains it.
    static func isFolder(_ folder: String, above other: String) -> Bool {
        (absolute(other) + "/").hasPrefix(absolute(folder) + "/")
    }

    /// The folder that contains a file; `.` for a path without a folder.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of a file in a folder, without a leading `./`.
    static func joined(_ folder: String, _ file: String) -> String {
        folder == "." ? file : "\(folder)/\(file)"
    }
}
