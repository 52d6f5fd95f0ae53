import Foundation

/// A folder of sources, hidden files left out.
struct SourceFolder {
    /// The paths of the files in Swift, in order.
    let paths: [String]
    /// What is there besides: storyboards, and what may be a source and is not read, links, pipes, names that are not
    /// UTF-8.
    let findings: [Finding]
    private let root: URL

    /// - Throws: `PortError` where there is no folder, and errors of the file system.
    init(at root: URL) throws {
        guard OutputFolder.isFolder(root) else { throw PortError.noFolder(root.path) }
        var (paths, findings): ([String], [Finding]) = ([], [])
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let isSwift = path.hasSuffix(".swift")
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: root.appending(path: path).path)
            switch attributes?[.type] as? FileAttributeType {
            case .typeRegular? where isSwift: paths.append(path)
            case .typeRegular? where path.hasSuffix(".storyboard") || path.hasSuffix(".xib"):
                findings.append(Finding(path: path, line: 1, reason: .storyboard))
            case .typeRegular?, .typeDirectory?: break
            case let type where isSwift || type == .typeSymbolicLink:
                findings.append(Finding(path: path, line: 1, reason: .noFile))
            default: break
            }
        }
        (self.root, self.paths, self.findings) = (root, paths, findings)
    }

    /// - Throws: errors of the file system.
    func file(_ path: String, isApp: Bool = true) throws -> SourceFile {
        SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))), isApp: isApp)
    }
}
