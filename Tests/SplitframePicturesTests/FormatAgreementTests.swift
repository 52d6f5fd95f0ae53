import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframePictures

/// Wireframes as SVG, drawn by librsvg, against the PNG of the same scene.
struct `The formats of a wireframe` {
    @Test(arguments: [
        (Device.iPadMini6, SplitStyle.tripleColumn, 1), (.iPadPro13InchM4, .tripleColumn, 2),
        (.iPhone16ProMax, .doubleColumn, 2), (.iPad9Point7Inch, .unspecified, 1),
    ])
    func `agree outside text, shadows and glass`(device: Device, style: SplitStyle, scale: Int) throws {
        var selection = Selection(device: device)
        selection.style = style
        selection.orientation = .landscape
        selection.bezel = false
        let scene = try Picture(selection).scene.withoutTextAndShadows
        let folder = try TemporaryFolder()
        let svg = URL(filePath: "\(folder.path)/scene.svg")
        let png = URL(filePath: "\(folder.path)/scene.png")
        try Data(scene.svg(scale: Double(scale)).utf8).write(to: svg)

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["rsvg-convert", "--zoom", "\(scale)", "-o", png.path, svg.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "is librsvg2-bin installed?")

        let theirs = try PNGFile.decode([UInt8](Data(contentsOf: png)))
        let ours = try Painter(fonts: .installed()).bitmap(of: scene, scale: Double(scale))
        #expect(theirs.width == ours.width && theirs.height == ours.height)
        let differing = zip(theirs.pixels, ours.pixels).count { abs(Int($0) - Int($1)) > 2 }
        #expect(differing == 0)
    }
}

extension Scene {
    /// The scene's shapes alone: text is set by each program for itself, and shadows and glass are blurred by each.
    fileprivate var withoutTextAndShadows: Scene {
        var scene = self
        scene.elements = elements.compactMap(\.withoutTextAndShadows)
        return scene
    }
}

extension SceneElement {
    fileprivate var withoutTextAndShadows: SceneElement? {
        switch self {
        case .text: return nil
        case .shape(var shape):
            shape.shadow = nil
            shape.glass = nil
            return .shape(shape)
        case .group(var group):
            group.elements = group.elements.compactMap(\.withoutTextAndShadows)
            return .group(group)
        }
    }
}
