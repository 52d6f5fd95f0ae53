import SplitframeDevices
import SplitframeGeometry

extension Place {
    /// Where the system draws over the window, in points of the window: time, battery, camera, home indicator.
    var systemFrames: [Rectangle] {
        let width = screenSize.width
        let height = statusBarHeight
        var frames: [Rectangle]
        switch StatusBar(self) {
        case .hidden: frames = []
        case .centered, .besideHousing: frames = [Rectangle(x: 0, y: 0, width: width, height: height)]
        case .carrierAtSide:
            frames = [Rectangle(x: 0, y: 0, width: width, height: height)]
        case .spread:
            let end = 190.0
            frames = [0, width - end].map { Rectangle(x: $0, y: 0, width: end, height: height) }
        }
        if let housing = sensorHousingOnScreen { frames.append(housing) }
        if let indicator = homeIndicatorFrame { frames.append(indicator) }
        // What the screen's round corners cut off.
        let corner = (device.cornerRadius * 0.4).rounded()
        for x in [0, width - corner] {
            for y in [0, screenSize.height - corner] {
                frames.append(Rectangle(x: x, y: y, width: corner, height: corner))
            }
        }
        return frames.map { $0.offset(x: -windowFrame.x, y: -windowFrame.y) }
    }
}
