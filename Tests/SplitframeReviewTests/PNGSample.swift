import SplitframePainting
import SplitframeWireframes

/// Pictures made of others.
enum PNGSample {
    /// The picture with ten black columns at its right.
    static func larger(than png: [UInt8]) throws -> [UInt8] {
        let picture = try PNGFile.decode(png)
        let black = (0..<10).flatMap { _ -> [UInt8] in [0, 0, 0, 255] }
        var pixels: [UInt8] = []
        for y in 0..<picture.height {
            let start = y * picture.width * 4
            pixels += picture.pixels[start..<start + picture.width * 4]
            pixels += black
        }
        return try PNGFile.encode(
            Bitmap(width: picture.width + 10, height: picture.height, pixels: pixels))
    }
}
