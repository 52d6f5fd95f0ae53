import Foundation
import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// SVG and PDF against the PNG of the same scene, drawn by other programs than ours.
struct `The formats of a scene` {
    /// Snapped and unsnapped rectangles, a rounded clip, a scaled group, hairlines and dashes.
    static let scene: Scene = {
        var elements: [SceneElement] = [
            .box(10.25, 5.5, 30, 20, Color(0x3366CC)), .box(50.3, 0, 0.5, 80, Color(0x222222)),
            .shape(
                Shape(
                    .rectangle(Rectangle(x: 60, y: 10, width: 20, height: 30)), fill: Color(0xEEEEEE),
                    stroke: Stroke(Color(0xAA0000), width: 1), snapsToPixels: true)),
        ]
        elements.append(
            .group(
                SceneGroup(
                    id: "inner", transform: SceneTransform(scale: 0.5, offset: Point(x: 10, y: 40)),
                    clip: .rectangle(Rectangle(x: 0, y: 0, width: 60, height: 40)),
                    elements: [.box(0, 0, 200, 30.5, Color(0x008800, alpha: 128)), .box(10, 10, 5, 5)])))
        return Scene(
            size: Size(width: 100, height: 80), background: Color(0xFFFFFF), elements: elements,
            alternativeText: "Boxes.")
    }()

    @Test(arguments: [1.0, 2, 3])
    func `agree within two levels: SVG drawn by librsvg`(scale: Double) throws {
        let folder = try TemporaryFolder()
        let svg = folder.url.appending(path: "scene.svg")
        let png = folder.url.appending(path: "scene.png")
        try Data(Self.scene.svg(scale: scale).utf8).write(to: svg)
        try run("rsvg-convert", ["--zoom", "\(scale)", "-o", png.path, svg.path])

        let theirs = try PNGFile.decode([UInt8](Data(contentsOf: png)))
        let ours = try Painter(fonts: .installed()).bitmap(of: Self.scene, scale: scale)

        #expect(theirs.width == ours.width && theirs.height == ours.height)
        let worst = zip(theirs.pixels, ours.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(worst <= 2)
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) failed; is it installed?")
    }
}
