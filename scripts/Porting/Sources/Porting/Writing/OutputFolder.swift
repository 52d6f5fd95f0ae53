import Foundation

/// The folder of ported sources; a list in it says what was written, and nothing else is replaced or deleted.
struct OutputFolder {
    private static let listName = ".splitframe-port"
    private static let mark = "Written by scripts/port of Splitframe: check sum and path of each file.\n"

    private let root: URL
    /// The check sums of what was written before, by path.
    private let written: [String: String]

    /// - Throws: `PortError` where the folder is another's, and errors of the file system.
    init(at root: URL) throws {
        self.root = root
        let list = root.appending(path: Self.listName)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        guard !Self.isLink(root) else { throw PortError.link(root.path) }
        guard names.contains(Self.listName) else {
            guard names.isEmpty, !FileManager.default.fileExists(atPath: root.path) || Self.isFolder(root)
            else {
                throw PortError.notOurs(root.path)
            }
            written = [:]
            return
        }
        try Self.checkFile(list)
        let text = try String(contentsOf: list, encoding: .utf8)
        guard text.hasPrefix(Self.mark) else { throw PortError.damagedList(list.path) }
        let lines = text.dropFirst(Self.mark.count).split(separator: "\n")
        written = try Dictionary(
            lines.map { line in
                let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
                guard parts.count == 2, !parts[1].split(separator: "/").contains(".."),
                    !parts[1].hasPrefix("/")
                else { throw PortError.damagedList(list.path) }
                return (parts[1], parts[0])
            }, uniquingKeysWith: { $1 })
    }

    /// Writes files, deletes those of before that are no longer among them, and gives back the paths of those that
    /// were changed since and are kept as they are.
    func write(_ files: [String: [UInt8]]) throws -> [String] {
        let changed = try Set(files.keys).union(written.keys).filter { path in
            let url = root.appending(path: path)
            try checkLinks(to: path)
            guard FileManager.default.fileExists(atPath: url.path) else { return false }
            try Self.checkFile(url)
            let bytes = try [UInt8](Data(contentsOf: url))
            return Self.checkSum(bytes) != written[path] && bytes != files[path]
        }
        var list = written.filter { changed.contains($0.key) }
        for (path, bytes) in files where !changed.contains(path) { list[path] = Self.checkSum(bytes) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let lines = list.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        try Data((Self.mark + lines.joined()).utf8)
            .write(to: root.appending(path: Self.listName), options: .atomic)
        for (path, bytes) in files where !changed.contains(path) {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        }
        for path in written.keys where files[path] == nil && !changed.contains(path) {
            let url = root.appending(path: path)
            if FileManager.default.fileExists(atPath: url.path) {
                try FileManager.default.removeItem(at: url)
            }
        }
        return changed.sorted()
    }

    private func checkLinks(to path: String) throws {
        var url = root
        for name in path.split(separator: "/") {
            url.append(path: String(name))
            if Self.isLink(url) { throw PortError.link(url.path) }
        }
    }

    private static func checkFile(_ url: URL) throws {
        if isLink(url) { throw PortError.link(url.path) }
        let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        guard type == .typeRegular else { throw PortError.noFile(url.path) }
    }

    static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }

    static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    /// FNV-1a, to notice changes.
    private static func checkSum(_ bytes: [UInt8]) -> String {
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(sum, radix: 16)
    }
}
