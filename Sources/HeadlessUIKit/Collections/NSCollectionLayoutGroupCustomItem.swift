public import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a group whose frames are the app's, in the group's space.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: IdentityHashable {
    public let frame: CGRect
    /// Compiles only.
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
