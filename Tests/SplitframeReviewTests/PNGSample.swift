import SplitframePainting
import SplitframeScene

/// Pictures made of others.
enum PNGSample {
    /// The picture with ten black columns at its right.
    static func larger(than png: [UInt8]) throws -> [UInt8] {
        let picture = try PNGFile.decode(png)
        let pixels = (0..<picture.height).flatMap { y in
            Array(picture.pixels[y * picture.width * 4..<(y + 1) * picture.width * 4])
                + (0..<10).flatMap { _ -> [UInt8] in [0, 0, 0, 255] }
        }
        return try PNGFile.encode(
            Bitmap(width: picture.width + 10, height: picture.height, pixels: pixels))
    }
}
