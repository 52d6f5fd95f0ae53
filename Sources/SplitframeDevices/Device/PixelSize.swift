import SplitframeInterface

/// A width and a height in pixels, of a panel or of the image rendered for it.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize {
    /// The number of pixels of a size in points; zero if it is out of range.
    init(_ size: Size, scale: Double) {
        self.init(
            width: Int(exactly: (size.width * scale).rounded()) ?? 0,
            height: Int(exactly: (size.height * scale).rounded()) ?? 0)
    }
}
