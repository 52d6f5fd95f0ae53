/// The height in points of the docked software keyboard.
public struct KeyboardHeight: Hashable, Sendable {
    public var heights: Oriented<Double>
    public var source: String
    public var note: String?

    public init(heights: Oriented<Double>, source: String, note: String? = nil) {
        self.heights = heights
        self.source = source
        self.note = note
    }
}
