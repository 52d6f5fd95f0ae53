import Foundation

extension URL {
    /// The file that a path leads to, links followed as far as there is anything.
    var resolved: URL {
        let path = absoluteURL.path.split(separator: "/").reduce("/") { place, name in
            if name == ".." { return (place as NSString).deletingLastPathComponent }
            let next = "\(place == "/" ? "" : place)/\(name)"
            guard let path = realpath(next, nil) else { return next }
            defer { free(path) }
            return String(cString: path)
        }
        return URL(filePath: path)
    }
}
