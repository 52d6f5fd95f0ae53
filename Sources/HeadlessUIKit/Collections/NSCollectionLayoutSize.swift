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
    /// A length that items may change; headless the estimate is used.
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

    func points(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.points(in: container), height: heightDimension.points(in: container))
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
