import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText
import Testing

@testable import SplitframeWireframes

struct `A caption` {
    static let text =
        "iPhone SE (1st generation) · portrait · full screen · tripleColumn · twoOverSecondary, overlay · iOS 26"

    @Test(arguments: [Device.iPhoneSE1, .iPhone16ProMax, .iPadPro13InchM4])
    func `wraps into lines that fit below the device, and loses no word`(device: Device) throws {
        let place = try Place(device: device, orientation: .portrait)
        let layout = CanvasLayout(place: place, look: Look(), caption: Self.text)
        let canvas = Rectangle(size: layout.size)
        for line in layout.caption {
            #expect(canvas.contains(line.box))
            #expect(line.font.estimatedWidth(of: line.text) <= line.box.width)
            #expect(line.box.minY > layout.screen.maxY)
        }
        #expect(layout.caption.map(\.text).joined(separator: " · ") == Self.text)
        #expect(layout.caption.map(\.isTitle).first == true)
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
            let layout = CanvasLayout(place: place, look: Look(), caption: "A · b")
            #expect(layout.screen.size == place.screenSize)
            #expect(Rectangle(size: layout.size).inset(by: 20).contains(layout.screen))
            #expect(layout.caption.count == 2)
        }
    }
}
