import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension Place {
    /// Whether the window has buttons to close, minimise and enlarge it: where the system has them, any but the whole screen.
    var hasWindowControls: Bool {
        generation.look.hasWindowControls && device.platform == .iOS && !isFullScreen
    }
}

extension InterfaceTree {
    /// The frame of the bar that makes room for the window's controls: the uppermost one in the corner in
    /// which reading starts.
    var windowControlsBar: Rectangle? {
        let side = 60.0
        let x = environment.layoutDirection == .rightToLeft ? environment.size.width - side : 0
        let corner = Rectangle(x: x, y: 0, width: side, height: side)
        return root.barFrames.last { $0.intersection(corner) != nil }
    }
}

extension Sketch {
    static let windowControlsWidth = 44.0

    /// Close, minimise and enlarge as three dots in one colour.
    mutating func windowControls(x: Double, centerY: Double) {
        let diameter = 12.0
        for index in 0..<3 {
            fill(
                .ellipse(
                    Rectangle(
                        x: x + Double(index) * 16, y: centerY - diameter / 2, width: diameter,
                        height: diameter)), theme.pictureLine)
        }
    }
}
