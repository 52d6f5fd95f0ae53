import SplitframeDevices
import SplitframeInterface
import Testing

struct `A free window` {
    @Test func `stands in the middle below the status bar, without insets`() throws {
        let place = try place(.iPadPro11Inch, width: 600.5, height: 700)
        #expect(place.windowFrame == Rectangle(x: 297, y: 83, width: 600.5, height: 700))
        #expect(place.environment.safeArea == .zero)
        #expect(place.neighbourFrames == [])
    }

    @Test func `of the screen's size is the full one`() throws {
        let free = try place(.iPadPro11Inch, width: 1194, height: 834)
        let full = try Place(device: .iPadPro11Inch, orientation: .landscape)
        #expect(free.environment == full.environment)
        #expect(free.windowFrame == full.windowFrame)
    }

    @Test func `higher than what the status bar leaves keeps the part of the inset that lies over it`() throws
    {
        let place = try place(.iPadPro11Inch, width: 600, height: 814)
        #expect(place.windowFrame.y == 20)
        #expect(place.environment.safeArea == EdgeInsets(top: 12, left: 0, bottom: 25, right: 0))
    }

    @Test(arguments: [(677.5, SizeClass.compact), (678, .regular)])
    func `is regular from 678 points on`(width: Double, expected: SizeClass) throws {
        let place = try place(.iPadPro11Inch, width: width, height: 700)
        #expect(place.environment.horizontalSizeClass == expected)
        #expect(place.sizeClassProvenance.kind == "assumed")
    }

    @Test(arguments: Device.all.filter { $0.idiom == .pad })
    func `has the class that was published for every split of its width`(device: Device) throws {
        for row in device.multitasking where row.orientation == .landscape {
            let place = try place(device, width: row.size.width, height: row.size.height)
            #expect(place.environment.horizontalSizeClass == row.horizontalSizeClass)
        }
    }

    @Test func `on the Mac has no screen to fit into`() throws {
        let place = try place(.macCatalyst, width: 2560, height: 1440)
        #expect(place.screenSize == Size(width: 2560, height: 1440))
        #expect(place.windowFrame == Rectangle(x: 0, y: 0, width: 2560, height: 1440))
    }

    @Test func `cannot be larger than the screen`() {
        let size = Size(width: 1195, height: 700)
        #expect(
            throws: PlaceError.largerThanScreen(
                size, screen: Size(width: 1194, height: 834), device: "ipad-pro-11-inch")
        ) { try place(.iPadPro11Inch, width: 1195, height: 700) }
    }

    @Test(arguments: [(Double.nan, 700.0), (600, .infinity), (-600, 700), (0.5, 700), (0, 0)])
    func `has two finite sides of a point at least`(width: Double, height: Double) {
        #expect {
            try place(.iPadPro11Inch, width: width, height: height)
        } throws: { error in
            if case PlaceError.unusableSize = error { true } else { false }
        }
    }

    @Test(arguments: [Device.iPhone16Pro, .appleTV])
    func `is not to be had on a phone or a television`(device: Device) {
        let size = Size(width: 300, height: 300)
        #expect(
            throws: PlaceError.window(
                .free(size), device: device.id, .landscape, .iOS26, offered: [.full], resizable: false)
        ) { try place(device, width: 300, height: 300) }
    }

    private func place(_ device: Device, width: Double, height: Double) throws(PlaceError) -> Place {
        try Place(
            device: device, orientation: .landscape, window: .free(Size(width: width, height: height)))
    }
}
