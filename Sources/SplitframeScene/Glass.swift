/// What makes a filled shape a pane of glass: what was painted before it shows through, blurred.
///
/// What lies beneath are the elements before the shape in its own group. Who cannot blur paints the fill alone.
public struct Glass: Hashable, Sendable {
    /// The distance in points over which what lies beneath is blurred.
    public var radius: Double
    /// How much of the shape's fill lies over the blurred picture, from 0 to 1.
    public var density: Double

    public init(radius: Double, density: Double) {
        self.radius = radius
        self.density = density
    }

    /// A shape's fill as it lies over what is blurred.
    package func tint(_ fill: Color) -> Color {
        fill.opacity(UInt8((Double(fill.alpha) * min(max(density, 0), 1)).rounded()))
    }
}
