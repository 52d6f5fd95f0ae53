/// The distance of two colours in brightness (Y) and two axes of hue (I, Q), weighted for human vision.
///
/// Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications", 2010; the numbers are those of pixelmatch 5.3.
enum ColorDistance {
    /// The greatest square of a distance that pixelmatch allows for.
    static let greatest = 35215.0

    /// The square of the distance; 0 for equal pixels.
    @inline(__always)
    static func between(_ first: UInt32, _ second: UInt32) -> Double {
        let (red, green, blue) = differences(first, second)
        let y = brightness(red: red, green: green, blue: blue)
        let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
        let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    @inline(__always)
    private static func differences(_ first: UInt32, _ second: UInt32) -> (Double, Double, Double) {
        guard first & second >= 0xFF00_0000 else {
            let (a, b) = (OpaqueColor(first), OpaqueColor(second))
            return (a.red - b.red, a.green - b.green, a.blue - b.blue)
        }
        // Integers are faster to subtract than to convert to floating point.
        func difference(_ shift: UInt32) -> Double {
            Double(Int32(first >> shift & 0xFF) - Int32(second >> shift & 0xFF))
        }
        return (difference(0), difference(8), difference(16))
    }

    /// The brightness of a pixel over white, 0 to 255.
    @inline(__always)
    static func brightness(of pixel: UInt32) -> Double {
        let color = OpaqueColor(pixel)
        return brightness(red: color.red, green: color.green, blue: color.blue)
    }

    /// Y of a colour or of a difference of colours, channels 0 to 255.
    @inline(__always)
    private static func brightness(red: Double, green: Double, blue: Double) -> Double {
        0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    }
}

/// A pixel over white, channels 0 to 255.
private struct OpaqueColor {
    let red: Double
    let green: Double
    let blue: Double

    @inline(__always)
    init(_ pixel: UInt32) {
        let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
        let alpha = pixel >> 24
        if alpha == 255 {
            self.red = Double(red)
            self.green = Double(green)
            self.blue = Double(blue)
        } else {
            let opacity = Double(alpha) / 255
            self.red = 255 + (Double(red) - 255) * opacity
            self.green = 255 + (Double(green) - 255) * opacity
            self.blue = 255 + (Double(blue) - 255) * opacity
        }
    }
}
