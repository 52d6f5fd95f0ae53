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
