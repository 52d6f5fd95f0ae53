public import SceneDrawing

extension PixelDifference {
    /// A picture of the difference: what differs in red, soft edges in yellow, all else a faint expected picture.
    ///
    /// The expected picture must be the one that was compared.
    public func picture(over expected: Bitmap) -> Bitmap {
        var pixels = [UInt8](repeating: 255, count: expected.pixels.count)
        for index in 0..<width * height {
            let color =
                switch marks?[index] ?? .equal {
                case .different: Color(0xFF0000)
                case .antialiased: Color(0xFFFF00)
                case .equal: Self.faint(expected.pixels[index * 4..<index * 4 + 4])
                }
            pixels[index * 4] = color.red
            pixels[index * 4 + 1] = color.green
            pixels[index * 4 + 2] = color.blue
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A pixel's brightness over white, a tenth as far from white.
    private static func faint(_ pixel: ArraySlice<UInt8>) -> Color {
        let start = pixel.startIndex
        let brightness = ColorDistance.brightness(
            red: Double(pixel[start]), green: Double(pixel[start + 1]), blue: Double(pixel[start + 2]))
        let gray = UInt8(255 + (brightness - 255) * 0.1 * Double(pixel[start + 3]) / 255)
        return Color(red: gray, green: gray, blue: gray)
    }
}
