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
        var part: [UInt8] = []
        part.reserveCapacity(size.width * size.height * 4)
        for y in top..<top + size.height {
            let columns = max(0, left)..<max(max(0, left), min(width, left + size.width))
            let row = y >= 0 && y < height ? columns.count : 0
            let before = row > 0 ? columns.lowerBound - left : 0
            part += [UInt8](repeating: 0, count: before * 4)
            if row > 0 {
                let start = (y * width + columns.lowerBound) * 4
                part += pixels[start..<start + row * 4]
            }
            part += [UInt8](repeating: 0, count: (size.width - before - row) * 4)
        }
        return Bitmap(width: size.width, height: size.height, pixels: part)
    }
}
