/// An sRGB colour, not premultiplied, each channel 0 to 255.
public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from a hexadecimal number: `Color(0xF2F2F7)`.
    public init(_ rgb: UInt32, alpha: UInt8 = 255) {
        self.init(
            red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha
        )
    }

    /// The same colour with another opacity, 0 to 255.
    public func opacity(_ alpha: UInt8) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A share of the colour over another one, as opaque as that.
    func mixed(with ground: Color, _ share: Double) -> Color {
        func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
            UInt8((Double(above) * share + Double(below) * (1 - share)).rounded())
        }
        return Color(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue),
            alpha: ground.alpha)
    }
}

/// Makes a filled shape a pane of glass, through which the elements beneath it are visible, but blurred.
///
/// The elements beneath are those before the shape in its own group. A painter that cannot blur paints only the fill.
public struct Glass: Hashable, Sendable {
    /// The distance in points over which the elements beneath are blurred.
    public var radius: Double
    /// The opacity of the shape's fill over the blurred elements, from 0 to 1.
    public var density: Double

    public init(radius: Double, density: Double) {
        self.radius = radius
        self.density = density
    }

    /// A shape's fill as it is painted over the blurred elements.
    package func tint(_ fill: Color) -> Color {
        fill.opacity(UInt8((Double(fill.alpha) * min(max(density, 0), 1)).rounded()))
    }
}
