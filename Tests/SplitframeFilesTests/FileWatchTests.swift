import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `A watch over files` {
    private let place: TemporaryFolder
    private var folder: String { "\(place.path)/outer/inner" }
    private var file: String { "\(folder)/a.json" }

    init() throws {
        place = try TemporaryFolder()
        try save()
    }

    /// Saves the file, in folders that are made where they are missing.
    private func save() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: URL(filePath: file))
    }

    private func move(_ from: String, _ to: String) throws {
        try FileManager.default.moveItem(atPath: "\(place.path)/\(from)", toPath: "\(place.path)/\(to)")
    }

    @Test func `goes on where the folder is deleted and made again`() async throws {
        let watch = try FileWatch([file])
        for _ in 0..<3 {
            try FileManager.default.removeItem(atPath: folder)
            try save()
            #expect(await watch.next() == [file])
            try save()
            #expect(await watch.next() == [file])
        }
    }

    @Test(arguments: ["outer", "outer/inner"])
    func `goes on where the folder, or one above it, is moved away`(moved: String) async throws {
        let watch = try FileWatch([file])
        try move(moved, "elsewhere")
        try save()
        #expect(await watch.next() == [file])
        try save()
        #expect(await watch.next() == [file])
    }

    @Test func `sees one folder by several paths`() async throws {
        let other = "\(place.path)/outer/../outer/inner/b.json"
        let watch = try FileWatch([file, other])
        try save()
        #expect(await watch.next() == [file])
        try Data().write(to: URL(filePath: other))
        #expect(await watch.next() == [other])
    }

    @Test func `loses nothing where other files are followed`() async throws {
        let watch = try FileWatch([file])
        try save()
        try watch.follow([file, "\(place.path)/b.json"])
        #expect(await watch.next() == [file])
        try Data().write(to: URL(filePath: "\(place.path)/b.json"))
        #expect(await watch.next() == ["\(place.path)/b.json"])
    }

    @Test func `begins with a folder that is there`() {
        #expect(throws: FileError(.reading, "\(place.path)/none", .noSuchFile)) {
            try FileWatch(["\(place.path)/none/a.json"])
        }
    }
}
