import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension Place {
    /// The bar at the bottom edge of phones and tablets without a home button, in points of the screen.
    var homeIndicatorFrame: Rectangle? {
        guard device.platform == .iOS, !device.homeButton, device.posture == nil else { return nil }
        // Lengths read from pictures, precise enough for recognition.
        let (width, height, bottom): (Double, Double, Double) =
            switch (device.idiom, orientation) {
            case (.phone, .portrait): (139, 5, 8)
            // Below the edge of a floating sidebar, which it would otherwise cross.
            case (.phone, .landscape): (232, 5, 3)
            default: ((screenSize.width * 0.26).rounded(), 5, 7)
            }
        return Rectangle(
            x: (screenSize.width - width) / 2, y: screenSize.height - bottom - height, width: width,
            height: height)
    }
}

extension Sketch {
    mutating func homeIndicator(on place: Place) {
        guard let frame = place.homeIndicatorFrame else { return }
        fill(.roundedRectangle(frame, radius: frame.height / 2), theme.ink)
    }
}
