import GoldenTesting
import SplitframeDevices
import SplitframeInterface
import Testing

struct `A held device` {
    @Test func `turns`() {
        #expect(HeldDevice.iPadMini6.orientation == .portrait)
        #expect(HeldDevice.iPadMini6.landscape.orientation == .landscape)
        #expect(HeldDevice.iPadMini6.landscape.portrait == .iPadMini6)
        #expect(HeldDevice.iPadMini6.landscape.testDescription == "ipad-mini-6 landscape")
    }

    @Test func `folds, and shows a half of its display`() {
        #expect(HeldDevice.iPhoneDuo.book.testDescription == "iphone-duo landscape book")
        #expect(HeldDevice.iPhoneDuo.laptop.orientation == .portrait)
        #expect(HeldDevice.iPhoneDuo.closed.splitLeft.testDescription == "iphone-duo landscape split-left")
        #expect(GoldenPlace(.iPhoneDuo.splitRight).window == .splitRight)
        #expect(GoldenPlace(.iPhoneDuo.splitRight).description == "iphone-duo landscape split-right")
        #expect(GoldenPlace(.iPhoneDuo.open.landscape, window: .splitLeft).window == .splitLeft)
    }

    @Test func `is drawn as it is turned, or in all its orientations where it is not`() {
        let turned: [GoldenPlace] = .matrix(devices: [.iPadPro13InchM4.landscape, .iPadMini6])
        #expect(
            turned.map(\.description) == [
                "ipad-pro-13-inch-m4 landscape", "ipad-mini-6 portrait", "ipad-mini-6 landscape",
            ])
        let all: [GoldenPlace] = .matrix(
            devices: [.iPadMini6.landscape], orientations: [.portrait, .landscape])
        #expect(all.map(\.device.orientation) == [.portrait, .landscape])
        #expect(
            HeldDevice.matrix(of: .iPadMini6.portrait, .iPad10th).map(\.testDescription) == [
                "ipad-mini-6 portrait", "ipad-10th portrait", "ipad-10th landscape",
            ])
    }

    @Test func `has a name for every device of the catalogue`() throws {
        let named: [HeldDevice] = [
            .iPadPro11Inch, .iPadPro12Point9Inch, .iPadPro11InchM4, .iPadPro13InchM4, .iPhoneX,
            .iPhoneXSMax, .iPhoneXR, .iPhone12Mini, .iPhone12, .iPhone12ProMax, .iPad2, .iPadMini1,
            .iPad3, .iPadAir1, .iPadMini2, .iPadAir10Point9Inch, .iPad10th, .iPadMini6, .iPhone14Pro,
            .iPhone14ProMax, .iPhone16Pro, .iPhone16ProMax, .iPhoneAir, .iPhone4s, .iPhone18Pro,
            .iPhone18ProMax, .iPhoneDuo, .macCatalyst,
            .macCatalystIPadIdiom, .visionPro, .appleTV, .iPad9Point7Inch, .iPadMini4, .iPad10Point2Inch,
            .iPad10Point5Inch, .iPadPro12Point9InchHome, .iPhoneSE1, .iPhone4Point7Inch,
            .iPhone5Point5Inch,
        ]
        #expect(Set(named.map(\.device)) == Set(Device.known))
    }
}
