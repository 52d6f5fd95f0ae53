import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A caption` {
    static let text =
        "iPhone SE (1st generation) · portrait · full screen · tripleColumn · twoOverSecondary, overlay · iOS 26"

    @Test(arguments: [Device.iPhoneSE1, .iPhone16ProMax, .iPadPro13InchM4])
    func `wraps into lines that fit below the device, and loses no word`(device: Device) throws {
        let place = try Place(device: device, orientation: .portrait)
        let layout = CanvasLayout(Self.wireframe(in: place, caption: Self.text))
        let canvas = Rectangle(size: layout.size)
        for line in layout.caption.lines {
            #expect(canvas.contains(line.box))
            #expect(line.font.estimatedWidth(of: line.text) <= line.box.width)
            #expect(line.box.minY > layout.screen.maxY)
        }
        #expect(layout.caption.lines.map(\.text).joined(separator: " · ") == Self.text)
        #expect(layout.caption.lines.first?.isTitle == true)
    }

    @Test func `of a set is followed by the legend without a blank line`() throws {
        let place = try Place(device: .iPadMini6, orientation: .landscape)
        var wireframe = Self.wireframe(in: place, caption: "iPad mini · landscape")
        wireframe.look.canvas = .set
        wireframe.look.annotations = [.safeAreas]
        let layout = CanvasLayout.fitting(wireframe).canvas
        let end = try #require(layout.caption.lines.map(\.box.maxY).max())
        #expect(layout.lineLegend.entries.map(\.box.minY).min() == end + 12)
    }

    static func wireframe(in place: Place, caption: String) -> Wireframe {
        Wireframe(tree: Sample.single(in: place), place: place, look: Look(caption: .text(caption)))
    }

    @Test func `breaks into lines of about equal length`() {
        let font = Font(size: 14)
        let lines = "one · two · three · four · five · six".wrapped(at: " · ", in: 130, font: font)
        let widths = lines.map(font.estimatedWidth)
        #expect(lines.count == 2)
        #expect(abs(widths[0] - widths[1]) < 40)
    }
}

struct `A device's body` {
    @Test(arguments: Device.known)
    func `surrounds the screen, with room for the caption below`(device: Device) throws {
        for orientation in device.orientations {
            let place = try Place(device: device, orientation: orientation)
            let layout = CanvasLayout(`A caption`.wireframe(in: place, caption: "A · b"))
            #expect(layout.screen.size == place.screenSize)
            #expect(Rectangle(size: layout.size).inset(by: 20).contains(layout.screen))
            #expect(layout.caption.lines.count == 2)
        }
    }
}

struct `A canvas` {
    private func wireframe(_ change: (inout Wireframe) -> Void) throws -> Wireframe {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = Wireframe(tree: Sample.sidebar(in: place), place: place, facts: "iPad · portrait")
        change(&wireframe)
        return wireframe
    }

    @Test func `of a device has one size whatever the caption says`() throws {
        let sizes = try ["A", "A · b", "A · " + `A caption`.text + " · " + `A caption`.text].map { caption in
            try wireframe {
                $0.look.canvas = .device
                $0.look.caption = .text(caption)
            }.scene.size
        }
        #expect(Set(sizes).count == 1)
    }

    @Test func `of a set has the room that is asked for, with the device where it always is`() throws {
        let full = try wireframe { $0.look.annotations = Set(Annotation.allCases) }
        let layouts = try [[], [Annotation.widths], Annotation.allCases].map { annotations in
            CanvasLayout(
                try wireframe {
                    $0.look.canvas = .set
                    $0.look.annotations = Set(annotations)
                    $0.room = full.neededRoom
                })
        }
        #expect(Set(layouts.map(\.size)).count == 1)
        #expect(Set(layouts.map(\.screen)).count == 1)
        #expect(Set(layouts.map { $0.caption.lines.map(\.box) }).count == 1)
    }

    @Test func `is transparent, or has a colour on which its words can be read`() throws {
        #expect(try wireframe { $0.look.background = .transparent }.scene.background == nil)
        for color in [Color(0x000000), Color(0xFFFFFF), Color(0x204080), Color(0xFFE0E0)] {
            let scene = try wireframe { $0.look.background = .color(color) }.scene
            #expect(scene.background == color)
            let caption = try #require(scene.texts.first { $0.text?.text == "iPad" }?.text)
            #expect(caption.color.isBright != color.isBright)
        }
    }

    @Test func `of a crop is that part of the screen, without bezel`() throws {
        let crop = Rectangle(x: 10, y: 32, width: 320, height: 54)
        for look in [Look.Crop.element("primary.bar"), .rectangle(crop)] {
            let scene = try wireframe {
                $0.look.crop = look
                $0.look.caption = .none
            }.scene
            #expect(scene.size == crop.size)
            #expect(scene.painted.allSatisfy { $0.clip.map(Rectangle(size: crop.size).contains) ?? false })
        }
    }
}

extension CanvasLayout {
    init(_ wireframe: Wireframe) { self.init(wireframe, AnnotationLayout(wireframe)) }
}
