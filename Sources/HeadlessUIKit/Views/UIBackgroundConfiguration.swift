public import Foundation

/// The background of a cell or header, of which the colour of a cell is drawn.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    /// Compiles only.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var backgroundColor: UIColor?
    /// Compiles only.
    public var strokeColor: UIColor?
    /// Compiles only.
    public var strokeWidth: CGFloat = 0
    /// Compiles only.
    public var strokeOutset: CGFloat = 0
    /// Compiles only.
    public var image: UIImage?
    /// Compiles only.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Compiles only.
    public var visualEffect: UIVisualEffect?
    /// Compiles only.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Compiles only.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Compiles only.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    init(_ color: UIColor?) { backgroundColor = color }

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
}
