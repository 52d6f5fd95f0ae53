import DeviceCatalog
import Geometry
import InterfaceModel
import SceneDrawing

extension Sketch {
    /// The bar at the bottom edge of phones and tablets without a home button.
    mutating func homeIndicator(on place: Place) {
        guard place.device.platform == .iOS, !place.device.homeButton else { return }
        let screen = place.screenSize
        // Lengths read off pictures, good enough to be recognised.
        let (width, height, bottom): (Double, Double, Double) =
            switch (place.device.idiom, place.orientation) {
            case (.phone, .portrait): (139, 5, 8)
            case (.phone, .landscape): (232, 5, 8)
            default: ((screen.width * 0.26).rounded(), 5, 7)
            }
        fill(
            .roundedRectangle(
                Rectangle(
                    x: (screen.width - width) / 2, y: screen.height - bottom - height, width: width,
                    height: height), radius: height / 2), theme.ink)
    }
}
