public import Foundation
import SplitframeInterface

/// The background of a cell or header, of which colour, corners and stroke of a cell are drawn.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    /// The colour of the kind, which rows have as part of their list.
    private let usualColor: UIColor?

    init(_ color: UIColor?) {
        backgroundColor = color
        usualColor = color
    }

    /// The colour of the background; nil for the usual one of its kind.
    nonisolated var ownColor: UIColor? { backgroundColor == usualColor ? nil : backgroundColor }

    public static func clear() -> Self { Self(.clear) }
    public static func listCell() -> Self { Self(.systemBackground) }
    public static func listHeader() -> Self { Self(nil) }
    public static func listFooter() -> Self { Self(nil) }
    public static func listPlainCell() -> Self { Self(.systemBackground) }
    public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    public static func listGroupedHeaderFooter() -> Self { Self(nil) }
    public static func listSidebarCell() -> Self { Self(nil) }
    public static func listSidebarHeader() -> Self { Self(nil) }
    public static func listAccompaniedSidebarCell() -> Self { Self(nil) }

    public func updated(for state: any UIConfigurationState) -> Self { self }

    // MARK: Compiles only
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var visualEffect: UIVisualEffect?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
}

extension ElementStyle {
    /// Takes the background that a row's view has, or else that of its configuration.
    mutating func takeGround(
        _ color: UIColor?, or configuration: UIBackgroundConfiguration?, in traits: UITraitCollection
    ) {
        takeBackground(color ?? configuration?.ownColor, in: traits)
        guard color == nil, let configuration else { return }
        if configuration.cornerRadius > 0 { cornerRadius = Double(configuration.cornerRadius) }
        takeBorder(of: configuration.strokeWidth, configuration.strokeColor, in: traits)
    }
}

extension UIView {
    /// Shows the view of a background configuration beneath all others.
    func show(_ ground: UIView?, insteadOf old: UIView?) {
        guard ground !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let ground else { return }
        ground.frame = bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(ground, at: 0)
    }
}

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
