public import Foundation

/// The part of a layout that is no longer valid; compiles only.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: IdentityHashable {
    open var invalidateEverything: Bool { false }
    open var invalidateDataSourceCounts: Bool { false }
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    public init() {}

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// The part of a flow layout that is no longer valid; compiles only.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// A change of one item, of which a layout is told; compiles only.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: IdentityHashable {
    /// The kind of a change, with UIKit's raw values.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }

    init() {}
}
