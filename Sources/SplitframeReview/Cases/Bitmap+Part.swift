import SplitframeGeometry
import SplitframeScene

extension Bitmap {
    /// The pixels inside a frame in points, transparent outside the picture.
    func part(_ frame: Rectangle, scale: Double) -> Bitmap {
        let left = Int((frame.x * scale).rounded())
        let top = Int((frame.y * scale).rounded())
        let size = (
            width: Int((frame.width * scale).rounded()), height: Int((frame.height * scale).rounded())
        )
        var part = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let columns = (left..<left + size.width).clamped(to: 0..<width)
        for y in (top..<top + size.height).clamped(to: 0..<height) where !columns.isEmpty {
            let start = (y * width + columns.lowerBound) * 4
            let place = ((y - top) * size.width + columns.lowerBound - left) * 4
            part.replaceSubrange(
                place..<place + columns.count * 4, with: pixels[start..<start + columns.count * 4])
        }
        return Bitmap(width: size.width, height: size.height, pixels: part)
    }
}
