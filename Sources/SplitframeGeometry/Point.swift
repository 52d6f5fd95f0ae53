/// A position in points, measured from the top-left corner of a space that the user of the point defines.
public struct Point: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
