/// The grid of device pixels on which UIKit places column edges.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point: 1, 2 or 3 on Apple's devices.
    public let scale: Double

    /// One device pixel in points.
    public var pixel: Double { 1 / scale }

    public init(scale: Double) {
        self.scale = scale
    }

    /// The nearest grid line; a value half-way between two goes up, also below zero.
    ///
    /// At 2x 954.249 becomes 954 and 954.25 becomes 954.5 (measured on iOS 26.1); -0.25 becomes 0.
    public func round(_ value: Double) -> Double {
        (value * scale + 0.5).rounded(.down) / scale
    }
}
