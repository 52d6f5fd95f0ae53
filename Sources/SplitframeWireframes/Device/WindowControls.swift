import SplitframeGeometry
import SplitframeScene

extension Sketch {
    /// Close, minimise and enlarge as three dots in one colour.
    mutating func windowControls(in frame: Rectangle) {
        for index in 0..<3 {
            let x = frame.minX + Double(index) * (frame.width - frame.height) / 2
            fill(
                .ellipse(Rectangle(x: x, y: frame.minY, width: frame.height, height: frame.height)),
                theme.pictureLine)
        }
    }
}
