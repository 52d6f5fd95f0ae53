import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `The system's own drawing` {
    private func painted(
        _ device: Device, _ orientation: Orientation, _ window: Window = .full,
        _ generation: Generation? = nil
    ) throws -> [Painted] {
        let place = try Place(
            device: device, orientation: orientation, window: window, generation: generation)
        return Wireframe(
            tree: Sample.single(in: place), place: place, look: Look(bezel: false)
        ).scene.painted
    }

    @Test(arguments: Device.all.filter { $0.posture == nil })
    func `shows 9:41 except on phones that lie on their side`(device: Device) throws {
        for orientation in device.orientations {
            let times = try painted(device, orientation).filter { $0.text?.text.hasPrefix("9:41") == true }
            #expect(times.count == (device.idiom == .phone && orientation == .landscape ? 0 : 1))
        }
    }

    @Test(arguments: Device.known.filter { $0.platform != .iOS })
    func `shows neither time nor battery on Macs, televisions and headsets`(device: Device) throws {
        let plain = try painted(device, .landscape).count
        let place = try Place(device: device, orientation: .landscape)
        var sketch = Sketch(theme: .light)
        sketch.statusBar(on: place)
        #expect(plain > 0 && sketch.elements.isEmpty)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `has the time in the middle of an iPad of iOS 7, whatever the direction of reading`(
        direction: LayoutDirection
    ) throws {
        let place = try Place(
            device: .iPad2, orientation: .portrait, generation: .iOS7, layoutDirection: direction)
        let texts = Wireframe(tree: Sample.single(in: place), place: place, look: Look(bezel: false)).scene
            .texts
        func run(_ text: String) -> TextRun? { texts.first { $0.text?.text == text }?.text }
        #expect(run("9:41")?.alignment == .center && run("9:41")?.box.midX == 384)
        #expect(run("iPad")?.alignment == .left && run("100%")?.alignment == .right)
    }

    @Test(arguments: [(LayoutDirection.leftToRight, TextRun.Alignment.left), (.rightToLeft, .right)])
    func `has the time of an iPad where reading starts, and the battery at the other end`(
        direction: LayoutDirection, alignment: TextRun.Alignment
    ) throws {
        let place = try Place(
            device: .iPad10th, orientation: .portrait, generation: .iOS14, layoutDirection: direction)
        let texts = Wireframe(tree: Sample.single(in: place), place: place, look: Look(bezel: false)).scene
            .texts
        let time = try #require(texts.first { $0.text?.text.hasPrefix("9:41") == true }?.text)
        let charge = try #require(texts.first { $0.text?.text == "100%" }?.text)
        #expect(time.alignment == alignment && charge.alignment != alignment)
    }

    /// A sidebar ends 10 points above the screen's end, or above the safe area's where that is more (section c).
    @Test(arguments: Device.all)
    func `has a home indicator that crosses no floating sidebar`(device: Device) throws {
        for orientation in device.orientations {
            let place = try Place(device: device, orientation: orientation)
            let end = place.screenSize.height - max(10, place.environment.safeArea.bottom - 10)
            guard place.environment.horizontalSizeClass == .regular, let bar = place.homeIndicatorFrame else {
                continue
            }
            #expect(bar.minY >= end)
        }
    }

    @Test(arguments: Device.all.filter { !$0.homeButton && $0.posture == nil }, ContentElement.Kind.allCases)
    func `has no word's bar where the home indicator is`(device: Device, kind: ContentElement.Kind) throws {
        for orientation in device.orientations {
            let place = try Place(device: device, orientation: orientation)
            let indicator = try #require(place.homeIndicatorFrame)
            let theme = WireframeTheme.light
            let tree = Sample.sidebar(in: place, content: kind)
            let bars = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene.painted.filter {
                [theme.textPlaceholder, theme.titlePlaceholder].contains($0.shape?.fill)
                    && $0.frame.height < 20
            }
            #expect(bars.allSatisfy { $0.frame.intersection(indicator) == nil })
        }
    }

    @Test(arguments: Device.all)
    func `has a home indicator exactly where there is no home button and no fold`(device: Device) throws {
        let screen = device.screenSize(in: .portrait)
        let bars = try painted(device, .portrait).filter {
            $0.frame.height == 5 && abs($0.frame.midX - screen.width / 2) < 0.01
                && $0.frame.maxY > screen.height - 10
        }
        #expect(bars.count == (device.homeButton || device.posture != nil ? 0 : 1))
    }

    @Test func `turns the island with the device, to the left edge`() throws {
        let upright = try #require(Device.iPhone14Pro.sensorHousingFrame)
        #expect(upright == Rectangle(x: 134, y: 11, width: 125, height: 37))
        let turned = try painted(.iPhone14Pro, .landscape).filter { $0.frame.width == 37 }
        #expect(turned.map(\.frame) == [Rectangle(x: 11, y: 134, width: 37, height: 125)])
    }

    @Test func `draws another app beside a pane and the divider between`() throws {
        let pieces = try painted(.iPadPro12Point9Inch, .landscape, .twoThirds, .iOS14)
        let theme = WireframeTheme.light
        #expect(
            pieces.contains {
                $0.shape?.fill == theme.divider
                    && $0.frame == Rectangle(x: 981, y: 0, width: 10, height: 1024)
            })
        let handle = pieces.filter { $0.shape?.fill == theme.boundary && $0.frame.height == 44 }
        #expect(handle.map(\.frame) == [Rectangle(x: 984, y: 490, width: 4, height: 44)])
        #expect(
            pieces.contains {
                $0.shape?.fill == theme.neighbor
                    && $0.frame == Rectangle(x: 991, y: 0, width: 375, height: 1024)
            })
    }
}
