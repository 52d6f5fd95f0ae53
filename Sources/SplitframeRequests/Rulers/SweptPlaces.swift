import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

/// The places of one track of a ruler: devices of one kind, in one orientation if that matters.
///
/// A layout depends not only on the width, but also on the height, the size classes and the insets.
struct SweptPlaces {
    /// A window of a device.
    struct Stop {
        var place: Place
        /// The name of the device, its orientation, and the window unless it is the whole screen.
        var name: String

        var width: Double { place.environment.size.width }
    }

    /// The title that distinguishes the track from others: `iPad, landscape`.
    let title: String
    /// At which widths, in windows of what height and insets, layouts are compared; empty for a row of devices.
    private(set) var detail = ""
    /// All windows, the narrowest first.
    let stops: [Stop]
    /// Whether windows may have any width between the stops.
    let isContinuous: Bool
    /// The environments of whole screens, each valid from its width on.
    private let steps: [TraitEnvironment]
    private let followsWidth: Bool

    /// The environment in a window of a width in points.
    func environment(at width: Double) -> TraitEnvironment? {
        guard var environment = steps.last(where: { $0.size.width <= width }) ?? steps.first
        else { return nil }
        environment.size.width = width
        if followsWidth { environment.horizontalSizeClass = SizeClass(width: width) }
        return environment
    }

    /// The tracks of a request: one of its device, or one for each orientation if the windows of an iPad can be resized,
    /// and for an iPad also one of phones.
    static func all(of request: SplitRequest, among devices: [Device]) -> [SweptPlaces] {
        guard request.device.idiom == .pad, request.device.platform == .iOS else {
            return [SweptPlaces(of: request, held: request.device.orientations, among: devices)]
        }
        var phones = request
        let held =
            request.hasAnyWidth
            ? request.device.orientations.map { [$0] } : [request.device.orientations]
        let pads = held.map { SweptPlaces(of: request, held: $0, among: devices) }
        guard
            let phone = devices.last(where: {
                $0.idiom == .phone && $0.isOffered(on: request.generation) && request.ran(on: $0)
            })
        else { return pads }
        phones.device = phone
        phones.posture = nil
        return pads + [SweptPlaces(of: phones, held: phone.orientations, among: devices)]
    }

    private init(of request: SplitRequest, held orientations: [Orientation], among devices: [Device]) {
        let device = request.device
        func stops(of device: Device, wholeScreens: Bool) -> [Stop] {
            orientations.flatMap { orientation in
                Place.windows(of: device, orientation: orientation, generation: request.generation)
                    .filter { ($0 == .full) == wholeScreens }
                    .compactMap { window in
                        guard
                            let place = try? Place(
                                device: device, orientation: orientation, window: window,
                                generation: request.generation, layoutDirection: request.direction)
                        else { return nil }
                        let name =
                            device.platform.isTurned
                            ? [device.name, device.posture?.name, orientation.name].compactMap(\.self)
                                .joined(separator: " ") : device.name
                        return Stop(place: place, name: window == .full ? name : "\(name) \(window.name)")
                    }
            }
        }
        // The requested device represents those of the same width; others are used only if they ran the system.
        let others = devices.filter {
            $0.idiom == device.idiom && $0.platform == device.platform && $0.id != device.id
                && request.ran(on: $0)
        }
        let alike = ([device] + others).flatMap { (device: Device) -> [Device] in
            // Half folded, the inner display is as wide as open.
            let folded = [Posture.closed, .open].compactMap { device.folded($0) }
            return folded.isEmpty ? [device] : folded
        }
        let screens = alike.flatMap { stops(of: $0, wholeScreens: true) }
        let windows = alike.flatMap { stops(of: $0, wholeScreens: false) }
        self.stops = (screens + windows).enumerated()
            .sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }.map(\.element)
        let isContinuous = request.hasAnyWidth
        self.isContinuous = isContinuous
        followsWidth = device.hasFreeWindows(on: request.generation) && device.platform == .iOS
        let product = device.platform == .iOS ? device.idiom.product : device.name
        title =
            product
            + (isContinuous && orientations.count == 1 && device.platform.isTurned
                ? ", \(orientations[0])" : "")
        let narrowest = screens.map(\.width).min() ?? .infinity
        let own = windows.filter { $0.place.device == device && $0.width < narrowest }
        let insets = screens.first { $0.place.device == device }?.place.environment
        if isContinuous, let insets {
            let step = insets.scale == 1 ? "point" : insets.scale == 2 ? "half point" : "third of a point"
            let height =
                Set(screens.map(\.place.environment.size.height)).count == 1
                ? "\(insets.size.height.figureText) points high, with the insets of \(device.name)"
                : "as high as the widest screen not wider than they are, the lowest of several, or if none is, as \(device.name), "
                    + "whose insets all have"
            detail =
                "to the right the window’s width, every \(step); upwards its columns from the leading edge, in points · "
                + "windows \(height)"
        }
        var known: Set<Double> = []
        steps = (screens + own).filter { known.insert($0.width).inserted }
            .sorted { $0.width < $1.width }
            .map { stop in
                guard isContinuous, var environment = insets else { return stop.place.environment }
                environment.size = stop.place.environment.size
                environment.horizontalSizeClass = stop.place.environment.horizontalSizeClass
                environment.verticalSizeClass = stop.place.environment.verticalSizeClass
                return environment
            }
    }
}

extension SplitRequest {
    /// Whether the windows of its device can be resized; those of phones are drawn as the phones' own screens.
    fileprivate var hasAnyWidth: Bool {
        device.idiom != .phone && device.hasFreeWindows(on: generation)
    }
}
