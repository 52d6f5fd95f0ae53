public import SplitframeDevices
import SplitframeInterface
public import Testing

/// A device, how it is held, and the window that it shows: `.iPadMini6.landscape`, `.iPhoneDuo.splitLeft`.
public struct HeldDevice: Hashable, Sendable {
    public var device: Device
    public var orientation: Orientation
    /// Whether the test says how it is held.
    private(set) var isTurned = false
    /// The default window, for calls without one.
    public var window = Window.full

    /// A device in the first orientation that the catalogue lists, which is upright where the device allows it.
    public init(_ device: Device, orientation: Orientation? = nil) {
        self.device = device
        self.orientation = orientation ?? device.orientations.first ?? .portrait
        isTurned = orientation != nil
    }

    /// The device in the orientation that the test gives it, or in each of its orientations.
    var turns: [HeldDevice] {
        isTurned ? [self] : device.orientations.map { HeldDevice(device, orientation: $0) }
    }

    /// Whether two are the same place; how a device is held by itself equals being turned so.
    public static func == (left: HeldDevice, right: HeldDevice) -> Bool {
        left.device == right.device && left.orientation == right.orientation && left.window == right.window
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(device)
        hasher.combine(orientation)
        hasher.combine(window)
    }

    /// The same device held upright.
    public var portrait: HeldDevice { HeldDevice(device, orientation: .portrait) }

    /// The same device held in landscape.
    public var landscape: HeldDevice { HeldDevice(device, orientation: .landscape) }

    /// The same device in a posture, in the posture's first orientation; unchanged if it has no such posture.
    public func folded(_ posture: Posture) -> HeldDevice {
        device.folded(posture).map { HeldDevice($0) } ?? self
    }

    /// The same device as an app of an older SDK sees it; the device itself if it has no window for such apps.
    public func seen(by sdk: AppSDK) -> HeldDevice {
        device.seen(by: sdk).map { HeldDevice($0) } ?? self
    }

    /// The same device folded shut: `.iPhoneDuo.closed`.
    public var closed: HeldDevice { folded(.closed) }

    /// The same device unfolded flat.
    public var open: HeldDevice { folded(.open) }

    /// The same device half folded, with an upright fold.
    public var book: HeldDevice { folded(.book) }

    /// The same device half folded, with a horizontal fold.
    public var laptop: HeldDevice { folded(.laptop) }

    /// The left half of the unfolded display, beside another app.
    public var splitLeft: HeldDevice { half(.splitLeft) }

    /// The right half of the unfolded display, beside another app.
    public var splitRight: HeldDevice { half(.splitRight) }

    private func half(_ window: Window) -> HeldDevice {
        var held = open.landscape
        held.window = window
        return held
    }

    /// Devices in each of their orientations, or in the one that they are given, as arguments of a test:
    /// `.matrix(of: .iPadMini6, .iPhone16Pro.landscape)`.
    public static func matrix(of devices: HeldDevice...) -> [HeldDevice] { devices.flatMap(\.turns) }
}

extension HeldDevice: CustomStringConvertible, CustomTestStringConvertible {
    /// The device and how it is held, as text: `ipad-mini-6 landscape`.
    public var description: String {
        ([device.id, orientation.name] + postureName + windowName).joined(separator: " ")
    }
    private var windowName: [String] { window == .full ? [] : [window.name] }
    private var postureName: [String] {
        (device.posture == device.usualPosture ? [] : [device.posture?.name].compactMap(\.self))
            + (device.givesOtherWindows ? [device.sdk?.name].compactMap { $0.map { "sdk\($0)" } } : [])
    }
    public var testDescription: String { description }
}

// The devices of the catalogue under the names that tests write; a test keeps the two lists equal.
extension HeldDevice {
    public static let iPadPro11Inch = HeldDevice(.iPadPro11Inch)
    public static let iPadPro12Point9Inch = HeldDevice(.iPadPro12Point9Inch)
    public static let iPadPro11InchM4 = HeldDevice(.iPadPro11InchM4)
    public static let iPadPro13InchM4 = HeldDevice(.iPadPro13InchM4)
    public static let iPhoneX = HeldDevice(.iPhoneX)
    public static let iPhoneXSMax = HeldDevice(.iPhoneXSMax)
    public static let iPhoneXR = HeldDevice(.iPhoneXR)
    public static let iPhone12Mini = HeldDevice(.iPhone12Mini)
    public static let iPhone12 = HeldDevice(.iPhone12)
    public static let iPhone12ProMax = HeldDevice(.iPhone12ProMax)
    public static let iPad2 = HeldDevice(.iPad2)
    public static let iPadMini1 = HeldDevice(.iPadMini1)
    public static let iPad3 = HeldDevice(.iPad3)
    public static let iPadAir1 = HeldDevice(.iPadAir1)
    public static let iPadMini2 = HeldDevice(.iPadMini2)
    public static let iPadAir10Point9Inch = HeldDevice(.iPadAir10Point9Inch)
    public static let iPad10th = HeldDevice(.iPad10th)
    public static let iPadMini6 = HeldDevice(.iPadMini6)
    public static let iPhone14Pro = HeldDevice(.iPhone14Pro)
    public static let iPhone14ProMax = HeldDevice(.iPhone14ProMax)
    public static let iPhone16Pro = HeldDevice(.iPhone16Pro)
    public static let iPhone16ProMax = HeldDevice(.iPhone16ProMax)
    public static let iPhone18Pro = HeldDevice(.iPhone18Pro)
    public static let iPhone18ProMax = HeldDevice(.iPhone18ProMax)
    public static let iPhoneAir = HeldDevice(.iPhoneAir)
    public static let iPhoneDuo = HeldDevice(.iPhoneDuo)
    public static let macCatalyst = HeldDevice(.macCatalyst)
    public static let macCatalystIPadIdiom = HeldDevice(.macCatalystIPadIdiom)
    public static let visionPro = HeldDevice(.visionPro)
    public static let appleTV = HeldDevice(.appleTV)
    public static let iPad9Point7Inch = HeldDevice(.iPad9Point7Inch)
    public static let iPadMini4 = HeldDevice(.iPadMini4)
    public static let iPad10Point2Inch = HeldDevice(.iPad10Point2Inch)
    public static let iPad10Point5Inch = HeldDevice(.iPad10Point5Inch)
    public static let iPadPro12Point9InchHome = HeldDevice(.iPadPro12Point9InchHome)
    public static let iPhone4s = HeldDevice(.iPhone4s)
    public static let iPhoneSE1 = HeldDevice(.iPhoneSE1)
    public static let iPhone4Point7Inch = HeldDevice(.iPhone4Point7Inch)
    public static let iPhone5Point5Inch = HeldDevice(.iPhone5Point5Inch)

    /// Every iPhone and iPad of the catalogue, held upright.
    public static let all = Device.all.map { HeldDevice($0) }
}
