import Foundation
import SplitframeDevices
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeFiles
@testable import SplitframeGallery
@testable import SplitframePictures

struct `A gallery` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func draw(_ devices: String, jobs: Int = 2, into folder: TemporaryFolder? = nil) async throws
        -> String
    {
        try await run(devices, jobs: jobs, into: folder ?? self.folder).draw { _, _ in }.index
    }

    private func run(
        _ devices: String, jobs: Int = 2, into folder: TemporaryFolder, shard: Shard? = nil
    ) throws -> GalleryRun {
        var list = SelectionList()
        try list.read(devices, as: .device, among: Device.known, allowsSeveral: true)
        try list.read("full", as: .window, among: Device.known, allowsSeveral: true)
        return GalleryRun(
            selections: try list.matrix(among: Device.known), folder: KeptFolder(path: folder.path),
            jobs: jobs,
            painter: Painter(fonts: try .installed()), shard: shard)
    }

    /// Sheets are far larger than pictures, so that memory grows with the number of them that are drawn at once.
    @Test func `draws as large a part of its sheets as of its pictures at any time`() async throws {
        let plan = try await GalleryPlan(
            run("iphone-se-1,ipad-mini-6,ipad-pro-13-inch-m4", into: folder).selections, rooms: CanvasRooms(),
            jobs: 2)
        let isSheet = plan.pieces.map { piece in
            if case .sheet = piece { return true }
            return false
        }
        /// The part of one kind's costs that stands before a piece, and the largest part of one piece.
        func parts(ofSheets sheets: Bool) -> (before: [Double], largest: Double) {
            let costs = zip(isSheet, plan.costs).map { $0 == sheets ? Double($1) : 0 }
            let whole = costs.reduce(0, +)
            let before = costs.indices.map { costs.prefix($0).reduce(0, +) / whole }
            return (before, costs.reduce(0, max) / whole)
        }
        let (sheets, pictures) = (parts(ofSheets: true), parts(ofSheets: false))
        for (sheet, picture) in zip(sheets.before, pictures.before) {
            #expect(abs(sheet - picture) <= sheets.largest + pictures.largest)
        }
    }

    @Test func `has the same bytes whatever the number of jobs`() async throws {
        let other = try TemporaryFolder()
        _ = try await draw("iphone-se-1,iphone-air", jobs: 1)
        _ = try await draw("iphone-se-1,iphone-air", jobs: 3, into: other)

        #expect(folder.files == other.files)
        #expect(folder.files.count > 12)
    }

    /// A part may come from any machine.
    @Test(arguments: [".git/hooks/post-checkout.png", "evil.html", "splitframe.json"])
    func `takes nothing but pictures from a part`(file: String) async throws {
        let part = try TemporaryFolder()
        _ = try await run("iphone-se-1", into: part, shard: Shard(number: 1, of: 1)).draw { _, _ in }
        let list = URL(filePath: "\(part.path)/splitframe.part.json")
        let picture = try #require(part.files.keys.filter { $0.hasSuffix(".png") }.min())
        let text = try String(contentsOf: list, encoding: .utf8)
        try Data(text.replacing("\"\(picture)\"", with: "\"\(file)\"").utf8).write(to: list)
        #expect(throws: (any Error).self) {
            try GalleryMerge(
                parts: RunPart.all(in: [KeptFolder(path: part.path)]), folder: KeptFolder(path: folder.path)
            ).run()
        }
        #expect(folder.files[file] == nil || file == "splitframe.json")
    }

    /// A file that is named often would be copied as often.
    @Test func `takes each picture once from a part, or writes nothing`() async throws {
        let part = try TemporaryFolder()
        _ = try await run("iphone-se-1", into: part, shard: Shard(number: 1, of: 1)).draw { _, _ in }
        let list = URL(filePath: "\(part.path)/splitframe.part.json")
        let text = try String(contentsOf: list, encoding: .utf8)
        let twice = text.replacing(
            #/"files":\[("[^"]*")/#, with: { "\"files\":[\($0.output.1),\($0.output.1)" })
        try #require(twice != text)
        try Data(twice.utf8).write(to: list)
        #expect(throws: RunPartError.damaged(part.path)) {
            try RunPart.all(in: [KeptFolder(path: part.path)])
        }
    }

    /// As on several machines: parts in folders of their own, one of them ended in the middle and drawn again.
    @Test func `is the same drawn at once as in eight parts, one of which was killed`() async throws {
        let devices = "iphone-se-1,iphone-air,ipad-mini-6"
        let (killed, whole) = (5, folder)
        var parts: [TemporaryFolder] = []
        var pictures = 0
        for number in 1...8 {
            let part = try TemporaryFolder()
            let drawing = try run(devices, into: part, shard: Shard(number: number, of: 8))
            if number == killed {
                let task = Task { try await drawing.draw { _, _ in } }
                task.cancel()
                _ = await task.result
                #expect(part.files["splitframe.part.json"] == nil)
                #expect(throws: RunPartError.noPart(part.path)) {
                    try RunPart.all(in: (parts + [part]).map { KeptFolder(path: $0.path) })
                }
            }
            pictures += try await drawing.draw { _, _ in }.pictures
            parts.append(part)
        }
        #expect(throws: RunPartError.missing([8], of: 8)) {
            try RunPart.all(in: parts.dropLast().map { KeptFolder(path: $0.path) })
        }

        let merged = try GalleryMerge(
            parts: RunPart.all(in: parts.reversed().map { KeptFolder(path: $0.path) }),
            folder: KeptFolder(path: whole.path)
        ).run()

        let once = try TemporaryFolder()
        _ = try await draw(devices, into: once)
        #expect(whole.files == once.files)
        #expect(merged.index == "\(whole.path)/index.html")
        #expect(merged.pictures == pictures)
        #expect(parts.allSatisfy { $0.files.keys.contains { $0.hasSuffix(".png") } })
    }

    @Test func `lists exactly the pictures that lie in it, in the order of its selections`() async throws {
        struct Listing: Decodable {
            struct Picture: Decodable {
                var file: String
                var size: [Int]
                var alternativeText: String
            }
            var schema: Int
            var pictures: [Picture]
        }
        let index = try await draw("iphone-se-1,apple-tv")

        let files = folder.files
        let listing = try JSONDecoder().decode(Listing.self, from: #require(files["gallery.json"]))
        #expect(index == "\(folder.path)/index.html")
        #expect(listing.schema == 1)
        #expect(
            Set(listing.pictures.map(\.file))
                == Set(files.keys.filter { $0.hasSuffix(".png") && !$0.hasPrefix("sheets/") }))
        #expect(
            listing.pictures.map { $0.file.split(separator: "/")[1] == "apple-tv" } == [
                false, false, false, false, false, false, true, true, true,
            ])
        for picture in listing.pictures {
            let header = try #require(files[picture.file])
            #expect(header.pixelSize == picture.size)
            #expect(picture.alternativeText.hasSuffix("."))
        }
    }

    @Test func `takes the pictures of an earlier gallery away, and nothing else`() async throws {
        _ = try await draw("iphone-se-1,iphone-air")
        try Data("mine".utf8).write(to: URL(filePath: "\(folder.path)/notes.png"))

        _ = try await draw("iphone-air")

        let names = folder.files.keys
        #expect(!names.contains { $0.contains("iphone-se-1") })
        #expect(names.contains("notes.png"))
        #expect(names.contains("sheets/devices/iphone-air.png"))
    }

    @Test(arguments: ["index.html", "gallery.json", "sheets/devices/iphone-air.png"])
    func `is not drawn over somebody else's file`(name: String) async throws {
        let url = URL(filePath: "\(folder.path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: url)

        await #expect(throws: FileError(.writing, url.path, .foreign)) { try await draw("iphone-air") }

        #expect(folder.files.filter { !$0.value.isEmpty } == [name: Data("mine".utf8)])
    }

    @Test func `leaves what somebody else's gallery.json lists alone`() async throws {
        let list = #"{"schema": 1, "pictures": [{"file": "../a.png"}, {"file": "holiday.png"}]}"#
        try Data(list.utf8).write(to: URL(filePath: "\(folder.path)/gallery.json"))
        try Data("mine".utf8).write(to: URL(filePath: "\(folder.path)/holiday.png"))

        await #expect(throws: FileError.self) { try await draw("iphone-air") }

        #expect(folder.files["holiday.png"] == Data("mine".utf8))
    }

    @Test func `stops where its task is cancelled`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await draw("iphone-se-1")
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(folder.files["index.html"] == nil)
    }

    @Test func `page asks nothing of anybody else`() async throws {
        _ = try await draw("iphone-se-1")

        let page = String(decoding: try #require(folder.files["index.html"]), as: UTF8.self)

        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//cdn"))
        #expect(!page.contains("{{"))
        for file in folder.files.keys where file.hasSuffix(".png") { #expect(page.contains(file)) }
    }
}

extension Data {
    /// Width and height from a PNG's first chunk.
    fileprivate var pixelSize: [Int] {
        guard count > 24 else { return [] }
        return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(self[startIndex + start + $1]) } }
    }
}
