import Foundation

/// The corners of a view (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    let radius: UICornerRadius?

    public static func capsule() -> Self { Self(radius: nil) }
    public static func capsule(maximumRadius: Double) -> Self { Self(radius: .fixed(maximumRadius)) }
    public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius) }
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius) }

    /// The radius in a view of a size, in points; corners that follow those of a container have their least radius.
    func radius(in size: CGSize) -> CGFloat {
        switch radius {
        case nil: min(size.width, size.height) / 2
        case .fixed(let points): points
        case .concentric(let minimum): minimum ?? 0
        }
    }
}

/// The radius of a corner (iOS 26).
public enum UICornerRadius: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: Double?)

    public static func containerConcentric(minimum: Double? = nil) -> Self { .concentric(minimum: minimum) }
}
