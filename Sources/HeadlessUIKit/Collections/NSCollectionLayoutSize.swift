public import Foundation

/// A width or height in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: IdentityHashable {
    enum Kind: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    public static func fractionalWidth(_ share: CGFloat) -> Self { Self(.fractionalWidth, share) }
    public static func fractionalHeight(_ share: CGFloat) -> Self { Self(.fractionalHeight, share) }
    public static func absolute(_ points: CGFloat) -> Self { Self(.absolute, points) }
    /// A length that the contents of items determine once they are on screen.
    public static func estimated(_ points: CGFloat) -> Self { Self(.estimated, points) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item or group in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: IdentityHashable {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// The size in a container; estimated lengths are those of a measured size, if there is one.
    func points(in container: CGSize, measured: CGSize? = nil) -> CGSize {
        var size = CGSize(
            width: widthDimension.points(in: container), height: heightDimension.points(in: container))
        if let measured, widthDimension.isEstimated { size.width = measured.width }
        if let measured, heightDimension.isEstimated { size.height = measured.height }
        return size
    }

    var estimatedAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// The space between the items of a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: IdentityHashable {
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    public static func fixed(_ points: CGFloat) -> Self { Self(points, isFlexible: false) }
    /// A minimum space; headless it is used exactly.
    public static func flexible(_ points: CGFloat) -> Self { Self(points, isFlexible: true) }
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
