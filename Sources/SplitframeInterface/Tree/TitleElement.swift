/// A bar's title with its frame; a title without enough room ends in an ellipsis.
public struct TitleElement: Hashable, Sendable {
    public var text: String
    /// Whether the title is large, on a separate line below the buttons.
    public var isLarge: Bool
    /// The font size of the large title in points.
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
