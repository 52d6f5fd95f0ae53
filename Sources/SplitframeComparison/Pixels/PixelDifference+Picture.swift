public import SplitframeScene

extension PixelDifference {
    /// A picture of the difference: differing pixels in red, soft edges in yellow, all others a faint expected picture.
    ///
    /// The expected picture must be the one that was compared.
    public func picture(over expected: Bitmap) -> Bitmap {
        var words = expected.pixels.withUnsafeBytes { source in
            (0..<width * height).map { Self.faint(source.load(fromByteOffset: $0 * 4, as: UInt32.self)) }
        }
        for run in runs {
            let color = run.mark == .different ? Self.red : Self.yellow
            for place in run.places { words[place] = color.littleEndian }
        }
        return Bitmap(width: width, height: height, pixels: words.withUnsafeBytes { Array($0) })
    }

    private static let red: UInt32 = 0xFF00_00FF
    private static let yellow: UInt32 = 0xFF00_FFFF

    /// A pixel in grey, with a tenth of its distance from white; red is the lowest byte.
    private static func faint(_ pixel: UInt32) -> UInt32 {
        let brightness = ColorDistance.brightness(of: UInt32(littleEndian: pixel))
        let gray = UInt32(255 + (brightness - 255) * 0.1)
        return (0xFF00_0000 | gray << 16 | gray << 8 | gray).littleEndian
    }
}
