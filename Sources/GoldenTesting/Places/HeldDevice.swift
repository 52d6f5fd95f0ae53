public import SplitframeDevices
import SplitframeInterface
public import Testing

/// A device and how it is held: `.iPadMini6.landscape`.
public struct HeldDevice: Hashable, Sendable {
    public var device: Device
    public var orientation: Orientation

    /// A device held the way the catalogue names first, which is upright where it can be.
    public init(_ device: Device, orientation: Orientation? = nil) {
        self.device = device
        self.orientation = orientation ?? device.orientations.first ?? .portrait
    }

    /// The same device held upright.
    public var portrait: HeldDevice { HeldDevice(device, orientation: .portrait) }

    /// The same device on its side.
    public var landscape: HeldDevice { HeldDevice(device, orientation: .landscape) }

    /// Devices in each way they can be held, as arguments of a test: `.matrix(of: .iPadMini6, .iPhone16Pro)`.
    public static func matrix(of devices: HeldDevice...) -> [HeldDevice] {
        devices.flatMap { held in held.device.orientations.map { HeldDevice(held.device, orientation: $0) } }
    }
}

extension HeldDevice: CustomStringConvertible, CustomTestStringConvertible {
    /// `ipad-mini-6 landscape`.
    public var description: String { "\(device.id) \(orientation.name)" }
    public var testDescription: String { description }
}
