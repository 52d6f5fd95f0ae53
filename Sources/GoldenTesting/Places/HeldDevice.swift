public import SplitframeDevices
import SplitframeInterface
public import Testing

/// A device, how it is held, and the window that it shows: `.iPadMini6.landscape`, `.iPhoneDuo.splitLeft`.
public struct HeldDevice: Hashable, Sendable {
    public var device: Device
    public var orientation: Orientation
    /// The part of the screen where nothing else is asked for.
    public var window = Window.full

    /// A device held the way the catalogue names first, which is upright where it can be.
    public init(_ device: Device, orientation: Orientation? = nil) {
        self.device = device
        self.orientation = orientation ?? device.orientations.first ?? .portrait
    }

    /// The same device held upright.
    public var portrait: HeldDevice { HeldDevice(device, orientation: .portrait) }

    /// The same device on its side.
    public var landscape: HeldDevice { HeldDevice(device, orientation: .landscape) }

    /// The same device in a posture, held as it is there; itself where it does not fold so.
    public func folded(_ posture: Posture) -> HeldDevice {
        device.folded(posture).map { HeldDevice($0) } ?? self
    }

    /// The same device as an app of an older SDK sees it; itself where it has no window for such apps.
    public func seen(by sdk: AppSDK) -> HeldDevice {
        device.seen(by: sdk).map { HeldDevice($0) } ?? self
    }

    /// The same device shut: `.iPhoneDuo.closed`.
    public var closed: HeldDevice { folded(.closed) }

    /// The same device flat.
    public var open: HeldDevice { folded(.open) }

    /// The same device half folded, the fold upright.
    public var book: HeldDevice { folded(.book) }

    /// The same device half folded, the fold level.
    public var laptop: HeldDevice { folded(.laptop) }

    /// The left half of the display that unfolds, beside another app.
    public var splitLeft: HeldDevice { half(.splitLeft) }

    /// The right half of the display that unfolds, beside another app.
    public var splitRight: HeldDevice { half(.splitRight) }

    private func half(_ window: Window) -> HeldDevice {
        var held = open.landscape
        held.window = window
        return held
    }

    /// Devices in each way they can be held, as arguments of a test: `.matrix(of: .iPadMini6, .iPhone16Pro)`.
    public static func matrix(of devices: HeldDevice...) -> [HeldDevice] {
        devices.flatMap { held in held.device.orientations.map { HeldDevice(held.device, orientation: $0) } }
    }
}

extension HeldDevice: CustomStringConvertible, CustomTestStringConvertible {
    /// `ipad-mini-6 landscape`.
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
