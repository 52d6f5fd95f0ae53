/// A width and a height in points.
public struct Size: Hashable, Codable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = Size(width: 0, height: 0)

    /// The same size turned by a quarter: width and height are exchanged.
    public var transposed: Size { Size(width: height, height: width) }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
