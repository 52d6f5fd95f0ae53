import Foundation
import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// SVG files in which texts are outlines, drawn by librsvg with another font than ours.
struct `Texts as outlines` {
    private static let texts = [
        ("Mailboxes", TextRun.Alignment.left), ("Garden party", .center),
        ("We still need chairs: eight are in my cellar, Ida brings four", .right),
    ]

    private static let scene: Scene = {
        let runs = texts.enumerated().map { index, text in
            TextRun(
                text.0, in: Rectangle(x: 10, y: 10 + 40 * Double(index), width: 660, height: 30),
                font: Font(size: 17, weight: .semibold), color: Color(0x000000), alignment: text.1)
        }
        return Scene(
            size: Size(width: 680, height: 140), background: Color(0xFFFFFF),
            elements: runs.map(SceneElement.text), alternativeText: "Three texts.")
    }()

    /// The frame of all that is darker than half grey in each text's line, in pixels, and how much ink there is.
    private func ink(_ bitmap: Bitmap) -> (frames: [[Int]], sum: Int) {
        var lines = Self.texts.map { _ in [bitmap.width, 0, bitmap.height, 0] }
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let shade = Int(bitmap.pixels[(y * bitmap.width + x) * 4])
                sum += 255 - shade
                guard shade < 128 else { continue }
                let line = min(lines.count - 1, y / 80)
                lines[line][0] = min(lines[line][0], x)
                lines[line][1] = max(lines[line][1], x)
                lines[line][2] = min(lines[line][2], y)
                lines[line][3] = max(lines[line][3], y)
            }
        }
        return (lines, sum)
    }

    /// Nothing is clipped or overlaps: the letters cover what they cover in our own font.
    @Test func `look alike where there is only DejaVu Sans`() throws {
        let session = try Painter(fonts: .installed()).session()
        let outlined = try session.outlined(Self.scene)
        let svg = outlined.svg(scale: 2)
        #expect(!svg.contains("<text"))
        #expect(svg.contains("Three texts."))
        let folder = try TemporaryFolder()
        let (file, png) = (folder.url.appending(path: "a.svg"), folder.url.appending(path: "a.png"))
        let fonts = folder.url.appending(path: "fonts.conf")
        try Data(svg.utf8).write(to: file)
        try Data(
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>\(folder.url.path)</cachedir></fontconfig>
            """.utf8
        ).write(to: fonts)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["rsvg-convert", "--zoom", "2", "-o", png.path, file.path]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["FONTCONFIG_FILE": fonts.path]
        ) { $1 }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "is librsvg2-bin installed?")
        let ours = ink(try session.bitmap(of: Self.scene, scale: 2))
        let theirs = ink(try PNGFile.decode([UInt8](Data(contentsOf: png))))
        #expect(ours.sum > 0 && abs(theirs.sum - ours.sum) < ours.sum / 20)
        for (one, other) in zip(ours.frames, theirs.frames) {
            let worst = zip(one, other).map { abs($0 - $1) }.max() ?? 0
            #expect(worst <= 1, "\(one) \(other)")
        }
    }
}
