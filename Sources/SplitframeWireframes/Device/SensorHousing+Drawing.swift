import SplitframeDevices
import SplitframeInterface

extension Sketch {
    /// The cutout of the front camera: at the top in portrait, at the left edge in landscape.
    mutating func sensorHousing(of place: Place) {
        guard let turned = place.sensorHousingOnScreen else { return }
        switch place.device.sensorHousing {
        case .none: break
        case .dynamicIsland:
            stroke(
                .roundedRectangle(turned, radius: min(turned.width, turned.height) / 2),
                Stroke(theme.screenEdge, width: 1), fill: theme.body)
        case .notch:
            // The notch starts at the frame: its near edge is outside the screen, where it is clipped.
            let radius = 20.0
            let reach: EdgeInsets
            switch place.orientation {
            case .portrait: reach = EdgeInsets(top: -radius, left: 0, bottom: 0, right: 0)
            case .landscape, .landscapeLeft: reach = EdgeInsets(top: 0, left: -radius, bottom: 0, right: 0)
            }
            stroke(
                .roundedRectangle(turned.inset(by: reach), radius: radius, continuous: true),
                Stroke(theme.screenEdge, width: 1), fill: theme.body)
        }
    }
}

extension Place {
    /// The island or the notch in points of the screen as it is held.
    var sensorHousingOnScreen: Rectangle? {
        device.sensorHousingFrame.map { upright in
            switch orientation {
            case .portrait: upright
            case .landscape, .landscapeLeft:
                Rectangle(
                    x: upright.y, y: screenSize.height - upright.maxX, width: upright.height,
                    height: upright.width)
            }
        }
    }
}

extension Device {
    /// The island or the notch in points of the screen held upright.
    var sensorHousingFrame: Rectangle? {
        switch sensorHousing {
        case .none: nil
        case .dynamicIsland:
            dynamicIsland.map { island in
                Rectangle(
                    x: (portraitSize.width - island.size.width) / 2, y: island.y, width: island.size.width,
                    height: island.size.height)
            }
        case .notch:
            // No source for the notch's size was found; these values match the insets beside it.
            Rectangle(x: (portraitSize.width - 209) / 2, y: 0, width: 209, height: 31)
        }
    }
}
