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
