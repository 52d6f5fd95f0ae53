import Foundation
import SplitframeGallery
import SplitframeGoldens
import Testing

struct `Shared goldens` {
    @Test func `are told by their bytes, device by device`() throws {
        let folder = GoldenFolder(
            path: FileManager.default.temporaryDirectory.appending(path: "sharing-\(UUID())").path)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        let files = ["a/x": "1", "b/x": "1", "c/x": "2", "a/y": "3", "b/y": "3", "c/y": "3"]
        for (name, content) in files {
            let url = URL(filePath: folder.picturePath(of: "iOS26/\(name)"))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: url)
        }
        let sharing = GoldenSharing(of: try folder.names() + ["iOS26/d/x"], in: folder)
        #expect(sharing.pictures == 6)
        #expect(sharing.distinct == 3)
        #expect(sharing.devices == [["a", "b"]])
    }
}
