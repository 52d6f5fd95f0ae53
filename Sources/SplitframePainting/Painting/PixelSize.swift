import SplitframeFiles
import SplitframeInterface

/// The size of a canvas in whole pixels.
struct PixelSize: Hashable, Sendable {
    /// The maximum length of a side in Cairo.
    static let longestSide = 32_767.0

    let width: Int
    let height: Int

    init(of size: Size, scale: Double) throws(DrawingError) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
            width * height <= Double(Limit.pixels.value)
        else {
            throw .canvasSize(width: Self.whole(width), height: Self.whole(height))
        }
        self.width = Int(width)
        self.height = Int(height)
    }

    /// The number for a message, clamped; 0 for not-a-number.
    private static func whole(_ value: Double) -> Int {
        Int(exactly: min(max(value, -1e15), 1e15)) ?? 0
    }
}
