import Foundation

/// A package with nothing but a manifest that lives as long as a test.
final class TemporaryPackage {
    let path = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID())").path
    var testFile: String { path + "/Tests/MailTests/ColumnTests.swift" }
    var snapshots: String { path + "/Snapshots" }

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path + "/Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The paths of all files in `Snapshots`, hidden ones too.
    var files: Set<String> {
        let all = FileManager.default.enumerator(atPath: snapshots)?.compactMap { $0 as? String } ?? []
        return Set(all.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") })
    }
}
