/// A bar's title where it stands; what has no room ends in an ellipsis.
public struct TitleElement: Hashable, Sendable {
    public var text: String
    /// Whether it stands in large letters in a line of its own below the buttons.
    public var isLarge: Bool
    /// The size of large letters in points.
    public var largeSize: Double

    public init(_ text: String, isLarge: Bool = false, largeSize: Double = Self.standardLargeSize) {
        self.text = text
        self.isLarge = isLarge
        self.largeSize = largeSize
    }

    /// The size of large titles at the content size Large (measured on iOS 26.1).
    public static let standardLargeSize = 34.0
}

extension TitleElement: TwinPart {
    static let blank = TitleElement("")

    static let fields: [TwinField<Self>] = [
        TwinField("text", \.text),
        TwinField("isLarge", \.isLarge),
        TwinField("largeSize", \.largeSize, unless: standardLargeSize),
    ]
}
