public import SplitframeScene

extension PixelDifference {
    /// A picture of the difference: differing pixels in red, soft edges in yellow, all others a faint expected picture.
    ///
    /// The expected picture must be the one that was compared.
    public func picture(over expected: Bitmap) -> Bitmap {
        let pixels = [UInt8](unsafeUninitializedCapacity: expected.pixels.count) { bytes, filled in
            expected.pixels.withUnsafeBytes { source in
                for index in 0..<width * height {
                    let color =
                        switch marks?[index] ?? .equal {
                        case .different: Self.red
                        case .antialiased: Self.yellow
                        case .equal:
                            Self.faint(source.load(fromByteOffset: index * 4, as: UInt32.self))
                        }
                    UnsafeMutableRawBufferPointer(bytes).storeBytes(
                        of: color.littleEndian, toByteOffset: index * 4, as: UInt32.self)
                }
            }
            filled = expected.pixels.count
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static let red: UInt32 = 0xFF00_00FF
    private static let yellow: UInt32 = 0xFF00_FFFF

    /// A pixel in grey, with a tenth of its distance from white; red is the lowest byte.
    private static func faint(_ pixel: UInt32) -> UInt32 {
        let brightness = ColorDistance.brightness(of: UInt32(littleEndian: pixel))
        let gray = UInt32(255 + (brightness - 255) * 0.1)
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
}
