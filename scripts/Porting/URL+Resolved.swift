import Foundation

extension URL {
    /// The file that a path leads to, links followed as far as there is anything.
    var resolved: URL {
        var (existing, missing) = (absoluteURL, [String]())
        while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
            missing.insert(existing.lastPathComponent, at: 0)
            existing.deleteLastPathComponent()
        }
        guard let path = realpath(existing.path, nil) else { return standardizedFileURL }
        defer { free(path) }
        let found = missing.reduce(URL(filePath: String(cString: path))) { $0.appending(path: $1) }
        // Parts that are not there may lead back to what is.
        return missing.contains("..") ? found.standardizedFileURL.resolved : found
    }
}
