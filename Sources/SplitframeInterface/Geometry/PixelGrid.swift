/// The grid of device pixels on which UIKit places column edges.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels per point: 1, 2 or 3 on Apple's devices.
    package let scale: Double

    /// One device pixel in points.
    package var pixel: Double { 1 / scale }

    package init(scale: Double) {
        self.scale = scale
    }

    /// The nearest grid line; a value half-way between two goes up, also below zero.
    ///
    /// At 2x 954.249 becomes 954 and 954.25 becomes 954.5 (measured on iOS 26.1); -0.25 becomes 0.
    package func round(_ value: Double) -> Double {
        (value * scale + 0.5).rounded(.down) / scale
    }
}
