import Foundation
package import SplitframeDevices
import SplitframeInterface

extension HeadlessHost {
    /// Whether a person may give the window any size (iPadOS 26, Macs).
    private var isResizable: Bool {
        environment.idiom == .mac || environment.idiom == .pad && generation.look.hasWindowControls
    }

    /// The device's free window of a size, and a warning where nobody can give the window this size.
    ///
    /// The window is nil where the device has none, or none as large; the warning says what is possible instead.
    package func freeWindow(of size: Size) -> (place: Place?, warning: String?) {
        guard let place else { return (nil, nil) }
        let free =
            place.device.hasFreeWindows(on: generation)
            ? try? Place(
                device: place.device, orientation: place.orientation, window: .free(size),
                generation: generation, layoutDirection: environment.layoutDirection) : nil
        let isOffered = place.device.idiom != .pad || generation.places.windows == .free
        guard size != environment.size, free == nil || !isOffered else { return (free, nil) }
        let offered = Place.windows(
            of: place.device, orientation: place.orientation, generation: generation)
        let warning = """
            Nobody can give a window on \(place.device.id) the size \(Window.free(size).name) under \
            \(generation.name); the app is laid out in it all the same. \
            Its windows for move(to:): \(offered.map(\.name).joined(separator: ", ")).
            """
        return (free, warning)
    }

    /// A window's size within the app's restrictions.
    func allowed(_ size: Size) -> Size {
        guard isResizable, let restrictions = scene.sizeRestrictions else { return size }
        return restrictions.allowed(CGSize(size)).values
    }

    /// A place within the app's restrictions; nil where the window would be a part of the screen that is too small
    /// (reported of iPadOS 26.3: FlowDown issue 246).
    func allowed(_ place: Place) -> Place? {
        let size = place.environment.size
        guard !place.fillsScreen, allowed(size) != size else { return place }
        guard case .free = place.window else { return nil }
        return try? Place(
            device: place.device, orientation: place.orientation, window: .free(allowed(size)),
            generation: generation, layoutDirection: environment.layoutDirection)
    }

    /// Resizes a window that the app's restrictions no longer allow; false where they do.
    func keepSizeRestrictions() -> Bool {
        let size = givenEnvironment.size
        guard allowed(size) != size, place?.fillsScreen != true || size != place?.environment.size else {
            return false
        }
        if let place, place.environment.size == size {
            guard let other = allowed(place) else { return false }
            adopt(other)
            turn(to: other.environment)
        } else {
            var resized = givenEnvironment
            resized.size = allowed(size)
            turn(to: resized)
        }
        return true
    }
}

extension Place {
    fileprivate var fillsScreen: Bool { windowFrame == Rectangle(size: screenSize) }
}
