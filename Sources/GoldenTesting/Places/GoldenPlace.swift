public import HeadlessUIKit
public import SplitframeDevices
public import SplitframeInterface
import SplitframeRequests
public import Testing

/// The place of a golden: a device and how it is held, a window on it, and the user's settings.
public struct GoldenPlace: Hashable, Sendable {
    public var device: HeldDevice
    public var window: Window
    public var generation: Generation
    public var direction: LayoutDirection
    /// Light or dark.
    public var style: UIUserInterfaceStyle
    public var textSize: UIContentSizeCategory

    public init(
        _ device: HeldDevice, window: Window? = nil, generation: Generation? = nil,
        direction: LayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large
    ) {
        self.device = device
        self.window = window ?? device.window
        self.generation = generation ?? device.device.usualGeneration
        self.direction = direction
        self.style = style
        self.textSize = textSize
    }

    /// The place as a request.
    var request: SplitRequest {
        var request = SplitRequest(on: device.device)
        request.orientation = device.orientation
        request.window = window
        request.generation = generation
        request.direction = direction
        return request
    }

    /// The text size as a part of the golden's name; nil for the default size.
    var textSizeName: String? {
        textSize == .large ? nil : textSize.rawValue.replacing("UICTContentSizeCategory", with: "text")
    }
}

extension [GoldenPlace] {
    /// Every combination that exists, as the places of one golden or the arguments of a test.
    ///
    /// - Parameters:
    ///   - devices: A device that is turned, such as `.iPadMini6.landscape`, is drawn so, others in all orientations.
    ///   - windows: A window that a device does not have in an orientation is left out.
    ///   - orientations: The orientations of every device in place of its own; empty for those of each `HeldDevice`.
    public static func matrix(
        devices: [HeldDevice], windows: [Window] = [.full], orientations: [Orientation]? = nil,
        directions: [LayoutDirection] = [.leftToRight], styles: [UIUserInterfaceStyle] = [.light],
        textSizes: [UIContentSizeCategory] = [.large], generation: Generation? = nil
    ) -> Self {
        let held = devices.flatMap { held -> [HeldDevice] in
            guard let orientations else { return held.turns }
            guard !orientations.isEmpty else { return [held] }
            return orientations.filter(held.device.orientations.contains)
                .map { HeldDevice(held.device, orientation: $0) }
        }
        var places: [GoldenPlace] = []
        for device in held {
            for window in windows {
                for direction in directions {
                    for style in styles {
                        for size in textSizes {
                            places.append(
                                GoldenPlace(
                                    device, window: window, generation: generation, direction: direction,
                                    style: style, textSize: size))
                        }
                    }
                }
            }
        }
        var seen: Set<GoldenPlace> = []
        return places.filter { seen.insert($0).inserted && (try? $0.request.place()) != nil }
    }
}

extension GoldenPlace: CustomStringConvertible, CustomTestStringConvertible {
    /// The place as text, without defaults: `ipad-mini-6 landscape half dark`.
    public var description: String {
        var held = device
        held.window = window
        return
            ([held.description]
            + [
                direction == .leftToRight ? nil : "rtl",
                style == .dark ? "dark" : nil, textSizeName,
            ].compactMap(\.self)).joined(separator: " ")
    }
    public var testDescription: String { description }
}

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
