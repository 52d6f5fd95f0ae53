/// The width properties of one column, as set by the app; nil is UIKit's `automaticDimension`.
public struct ColumnWidthPreference: Hashable, Sendable {
    /// The preferred width in points, which takes precedence over the fraction.
    public var preferred: Double?
    /// The preferred share of the split view's width, 0 to 1.
    public var preferredFraction: Double?
    /// The least width in points.
    public var minimum: Double?
    /// The greatest width in points; the secondary column has none.
    public var maximum: Double?

    public static let automatic = ColumnWidthPreference()

    public init(
        preferred: Double? = nil, preferredFraction: Double? = nil, minimum: Double? = nil,
        maximum: Double? = nil
    ) {
        self.preferred = preferred
        self.preferredFraction = preferredFraction
        self.minimum = minimum
        self.maximum = maximum
    }
}
