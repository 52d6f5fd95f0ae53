import Foundation

/// A folder of goldens: pictures, each with its text twin beside it, found by name.
///
/// A golden's name is its path below the folder without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn`.
public struct GoldenFolder: Sendable {
    /// Where results of a failed run wait, inside the folder.
    public static let pendingName = ".pending"

    /// The folder's path as the caller wrote it.
    public let path: String

    /// A folder that need not exist yet.
    public init(path: String) {
        self.path = path
    }

    /// The path of a file below the folder.
    public func path(of file: String) -> String { path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    /// The path of a golden's picture.
    public func picturePath(of name: String) -> String { path(of: "\(name).png") }

    /// The path of a golden's twin.
    public func twinPath(of name: String) -> String { path(of: "\(name).txt") }

    /// The names of all pictures there are, in order; twins whose picture is gone count, hidden folders do not.
    public var names: [String] {
        Set(files(extensions: ["png", "txt"]).map { String($0.dropLast(4)) }).sorted()
    }

    /// The paths, below the folder, of all files with one of these extensions; hidden folders are left out.
    func files(extensions: Set<String>) -> [String] {
        let enumerator = FileManager.default.enumerator(
            at: URL(filePath: path), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let root = URL(filePath: path).resolvingSymlinksInPath().path
        var files: [String] = []
        while let file = enumerator?.nextObject() as? URL {
            guard extensions.contains(file.pathExtension) else { continue }
            files.append(String(file.resolvingSymlinksInPath().path.dropFirst(root.count).drop { $0 == "/" }))
        }
        return files
    }

    /// The bytes of a file below the folder, or nil where there is none.
    public func bytes(of file: String) -> [UInt8]? { bytes(at: path(of: file)) }

    /// A file's bytes, or nil where there is none.
    func bytes(at path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
}
