public import HeadlessUIKit
public import SplitframeDevices
public import SplitframeInterface
import SplitframeRequests

extension HeadlessHost {
    /// Boots on a device of a test, with a window that has this root controller: `on: .iPadMini6.landscape`.
    ///
    /// - Throws: `PlaceError` if the device has no such window or generation.
    public convenience init(
        on device: HeldDevice, window: Window? = nil, generation: Generation? = nil,
        direction: LayoutDirection = .leftToRight, rootViewController: UIViewController
    ) throws {
        try self.init(
            on: GoldenPlace(device, window: window, generation: generation, direction: direction),
            rootViewController: rootViewController)
    }

    /// Boots in the place of a golden, with its settings, with a window that has this root controller.
    ///
    /// - Throws: `PlaceError` if the device has no such window or generation.
    public convenience init(on place: GoldenPlace, rootViewController: UIViewController) throws {
        self.init(place: try place.request.place())
        userInterfaceStyle = place.style
        preferredContentSizeCategory = place.textSize
        mount(rootViewController)
    }
}
