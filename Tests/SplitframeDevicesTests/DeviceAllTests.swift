import SplitframeDevices
import SplitframeInterface
import Testing

struct `The catalogue` {
    @Test func `has 35 geometries of 98 products, each id, product and identifier once`() {
        let models = Device.all.flatMap(\.models)
        #expect(Device.all.count == 35)
        #expect(models.count == 98)
        #expect(Set(Device.known.map(\.id)).count == 39)
        #expect(Set(models.map(\.name)).count == 98)
        #expect(Set(models.flatMap(\.identifiers)).count == models.flatMap(\.identifiers).count)
    }

    @Test(arguments: Device.known)
    func `counts the pixels that apps render as points times scale`(device: Device) {
        let pixels = device.renderPixels ?? device.nativePixels
        #expect(Double(pixels.width) == device.portraitSize.width * device.scale)
        #expect(Double(pixels.height) == device.portraitSize.height * device.scale)
    }

    @Test(arguments: Device.all)
    func `keeps the newest reading as the safe area`(device: Device) {
        #expect(device.safeArea == device.safeAreaByOS.last?.insets)
        #expect(
            device.safeAreaByOS.map(\.versions.newest) == device.safeAreaByOS.map(\.versions.newest).sorted())
    }

    @Test(arguments: [
        (Device.iPhone16ProMax, "iphone-16-pro-max"), (.iPadPro12Point9InchHome, "ipad-pro-12-9-inch-home"),
        (.iPadAir10Point9Inch, "ipad-air-10-9-inch"), (.iPadPro13InchM4, "ipad-pro-13-inch-m4"),
        (.macCatalystIPadIdiom, "mac-catalyst-ipad-idiom"),
    ])
    func `has a member for each group, named after it`(device: Device, id: String) {
        #expect(device.id == id)
    }
}
