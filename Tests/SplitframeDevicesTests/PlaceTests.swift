import SplitframeDevices
import SplitframeInterface
import Testing

struct `A place` {
    /// Which multitasking windows are regular, as documented for iOS 14 to 18.
    @Test(
        arguments: [
            (Device.iPadPro11Inch, .landscape, .full, .regular), (.iPadPro11Inch, .portrait, .full, .regular),
            (.iPadPro11Inch, .landscape, .twoThirds, .regular), (.iPadPro11Inch, .landscape, .half, .compact),
            (.iPadPro12Point9Inch, .landscape, .half, .regular),
            (.iPadPro13InchM4, .landscape, .half, .regular),
            (.iPadPro12Point9Inch, .landscape, .oneThird, .compact),
            (.iPadPro12Point9Inch, .portrait, .twoThirds, .compact),
            (.iPadMini6, .portrait, .twoThirds, .compact), (.iPadMini6, .portrait, .oneThird, .compact),
            (.iPadMini6, .landscape, .slideOver, .compact), (.iPhone5Point5Inch, .landscape, .full, .regular),
            (.iPhone16ProMax, .landscape, .full, .regular), (.iPhone16Pro, .landscape, .full, .compact),
            (.iPhone16ProMax, .portrait, .full, .compact),
        ] as [(Device, Orientation, Window, SizeClass)])
    func `has the size class of its window`(
        device: Device, orientation: Orientation, window: Window, expected: SizeClass
    ) throws {
        let place = try Place(
            device: device, orientation: orientation, window: window, generation: .iOS14)
        #expect(place.environment.horizontalSizeClass == expected)
    }

    @Test(
        arguments: [
            (
                Device.iPadPro11Inch, .landscape, .iOS26,
                [.full, .twoThirds, .half, .oneThird, .quarter, .slideOver]
            ),
            (.iPadPro11Inch, .portrait, .iOS26, [.full, .twoThirds, .half, .quarter, .slideOver]),
            (.iPadPro11Inch, .landscape, .iOS14, [.full, .twoThirds, .half, .oneThird, .slideOver]),
            (.iPadPro11Inch, .portrait, .iOS14, [.full, .twoThirds, .oneThird, .slideOver]),
            (.iPadPro11Inch, .portrait, .iOS7, [.full]),
            (.iPad9Point7Inch, .portrait, .iOS26, [.full, .twoThirds, .oneThird, .slideOver]),
            (.iPadAir1, .landscape, .iOS14, [.full, .slideOver]), (.iPad2, .landscape, .iOS26, [.full]),
            (.iPhoneX, .portrait, .iOS26, [.full]), (.iPhoneX, .portrait, .iOS7, []),
            (.macCatalyst, .landscape, .iOS26, [.full]), (.macCatalyst, .portrait, .iOS26, []),
            (.macCatalystIPadIdiom, .landscape, .iOS7, []), (.appleTV, .landscape, .iOS14, [.full]),
        ] as [(Device, Orientation, Generation, [Window])])
    func `has the windows of its generation, the widest first`(
        device: Device, orientation: Orientation, generation: Generation, expected: [Window]
    ) {
        #expect(
            Place.windows(of: device, orientation: orientation, generation: generation) == expected)
    }

    @Test(arguments: Device.known, Generation.allCases)
    func `of every window lies on the screen, clear of the others`(
        device: Device, generation: Generation
    ) throws {
        for orientation in device.orientations {
            for window in Place.windows(of: device, orientation: orientation, generation: generation) {
                let place = try Place(
                    device: device, orientation: orientation, window: window, generation: generation)
                let screen = Rectangle(size: place.screenSize)
                #expect(screen.contains(place.windowFrame))
                #expect(place.windowFrame.size == place.environment.size)
                #expect(place.environment.scale == device.scale)
                #expect(place.environment.idiom == device.idiom)
                for frame in place.neighbourFrames + [place.divider].compactMap({ $0 }) {
                    #expect(!frame.isEmpty)
                    #expect(screen.inset(by: -0.001).contains(frame))
                    // A third is written with two decimals, so the next tile may begin a hair before its end.
                    let common = frame.intersection(place.windowFrame)
                    #expect(window == .slideOver || common.map { $0.width < 0.01 } ?? true)
                }
            }
        }
    }

    @Test func `in Split View has the other app beyond the divider`() throws {
        let place = try Place(
            device: .iPadPro12Point9Inch, orientation: .landscape, window: .twoThirds, generation: .iOS14)
        #expect(place.windowFrame == Rectangle(x: 0, y: 0, width: 981, height: 1024))
        #expect(place.divider == Rectangle(x: 981, y: 0, width: 10, height: 1024))
        #expect(place.neighbourFrames == [Rectangle(x: 991, y: 0, width: 375, height: 1024)])
        #expect(place.sizeProvenance.kind == "measured")
    }

    @Test func `on iOS 26 takes panes over from Split View with a gap for the divider, and says so`() throws {
        let place = try Place(device: .iPadPro12Point9Inch, orientation: .landscape, window: .twoThirds)
        #expect(place.windowFrame.width == 981)
        #expect(place.neighbourFrames == [Rectangle(x: 991, y: 0, width: 375, height: 1024)])
        #expect(place.divider == nil)
        #expect(place.sizeProvenance.kind == "assumed")
        #expect(place.sizeClassProvenance.kind == "assumed")
    }

    @Test func `in Slide Over floats above the other app at the right`() throws {
        let place = try Place(
            device: .iPadPro12Point9Inch, orientation: .portrait, window: .slideOver, generation: .iOS14)
        #expect(place.windowFrame == Rectangle(x: 1024 - 375 - 24, y: 24, width: 375, height: 1318))
        #expect(place.neighbourFrames == [Rectangle(x: 0, y: 0, width: 1024, height: 1366)])
        #expect(place.environment.safeArea == .zero)
    }

    @Test func `in Slide Over of full height keeps the insets of the edges`() throws {
        let place = try Place(
            device: .iPadAir1, orientation: .landscape, window: .slideOver, generation: .iOS14)
        #expect(place.windowFrame == Rectangle(x: 704, y: 0, width: 320, height: 768))
        #expect(place.environment.safeArea == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test func `in a quarter has three others around it and no divider`() throws {
        let place = try Place(device: .iPadPro11Inch, orientation: .landscape, window: .quarter)
        #expect(place.windowFrame == Rectangle(x: 0, y: 0, width: 592, height: 412))
        #expect(
            place.neighbourFrames == [
                Rectangle(x: 602, y: 0, width: 592, height: 412),
                Rectangle(x: 0, y: 422, width: 592, height: 412),
                Rectangle(x: 602, y: 422, width: 592, height: 412),
            ])
        #expect(place.divider == nil)
        #expect(place.environment.safeArea == EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
        #expect(place.safeAreaProvenance.kind == "assumed")
    }

    @Test(arguments: [
        (Generation.iOS27, EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
        (.iOS26, EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
        (.iOS14, EdgeInsets(top: 24, left: 0, bottom: 25, right: 0)),
        (.iOS7, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func `takes the safe area of its generation`(generation: Generation, insets: EdgeInsets) throws {
        let place = try Place(device: .iPadMini6, orientation: .portrait, generation: generation)
        #expect(place.environment.safeArea == insets)
        let isRead = [.iOS26, .iOS14].contains(generation)
        #expect(place.safeAreaProvenance.kind == (isRead ? "measured" : "assumed"))
    }

    @Test func `takes the newest safe area of a device that never ran its generation, and says so`() throws {
        let new = try Place(device: .iPhoneAir, orientation: .portrait, generation: .iOS14)
        #expect(new.environment.safeArea.top == 68)
        #expect(new.safeAreaProvenance.kind == "assumed")
        let old = try Place(device: .iPad9Point7Inch, orientation: .portrait)
        #expect(old.environment.safeArea.top == 20)
        #expect(old.safeAreaProvenance.kind == "assumed")
    }

    /// The first iPad Air stopped at iOS 12 and the second ran 14; column styles came with 14.
    @Test(
        arguments: [
            (Device.iPadAir1, 12), (.iPad9Point7Inch, 17), (.iPad3, 10), (.iPhone4Point7Inch, nil),
            (.iPadMini6, nil),
        ] as [(Device, Int?)])
    func `knows the newest system of its device, and what came too late for it`(device: Device, newest: Int?)
    {
        #expect(device.newestSystem == newest)
        #expect(device.ran(.iOS14, since: 14) == ((newest ?? 26) >= 14))
        #expect(device.ran(.iOS14))
    }

    @Test(
        arguments: [
            (Device.iPad2, [.iOS14, .iOS7]), (.iPadMini2, [.iOS14, .iOS7]), (.iPad9Point7Inch, [.iOS14]),
            (.iPadMini6, [.iOS27, .iOS26, .iOS14]), (.iPhoneAir, [.iOS27, .iOS26]),
            (.iPadMini4, [.iOS26, .iOS14]), (.iPad10Point5Inch, [.iOS26, .iOS14]),
            (.iPad10Point2Inch, [.iOS27, .iOS26, .iOS14]), (.iPhone18Pro, [.iOS27]),
            (.iPhone4s, [.iOS14, .iOS7]),
        ] as [(Device, [Generation])])
    func `knows whether its device ever ran the generation`(device: Device, expected: [Generation]) {
        #expect(Set(Generation.allCases.filter { device.ran($0) }) == Set(expected))
    }

    @Test(arguments: Device.known)
    func `is in the generation that its device ran first, where that is younger than the usual one`(
        device: Device
    ) throws {
        let place = try Place(device: device, orientation: device.orientations[0])
        let young: Set = ["iphone-18-pro", "iphone-18-pro-max", "iphone-duo"]
        #expect(place.generation == (young.contains(device.id) ? .iOS27 : .iOS26))
        #expect(device.usualGeneration == place.generation)
    }

    @Test func `does not mirror physical insets for a reader from the right`() throws {
        let place = try Place(
            device: .iPhone16Pro, orientation: .landscape, layoutDirection: .rightToLeft)
        #expect(place.environment.layoutDirection == .rightToLeft)
        #expect(place.environment.safeArea == EdgeInsets(top: 0, left: 62, bottom: 20, right: 62))
    }

    @Test(
        arguments: [
            (.iPad10th, .half, .iOS26, true), (.iPad10th, .full, .iOS26, false),
            (.iPad10th, .slideOver, .iOS14, false),
        ] as [(Device, Window, Generation, Bool)])
    func `has controls in windows of iOS 26 that leave some of the screen`(
        device: Device, window: Window, generation: Generation, hasControls: Bool
    ) throws {
        let place = try Place(
            device: device, orientation: .landscape, window: window, generation: generation)
        #expect(place.environment.hasWindowControls == hasControls)
    }
}
