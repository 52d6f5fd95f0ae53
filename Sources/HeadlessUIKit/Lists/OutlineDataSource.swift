import Foundation

/// A data source whose items form an outline.
@MainActor protocol OutlineDataSource {
    /// Expands or collapses an item; false where it is not part of an outline, or the app refuses.
    func toggleExpansion(at path: IndexPath) -> Bool
    /// Whether the children of an item are visible.
    func isExpanded(at path: IndexPath) -> Bool
    /// The number of items around an item; 0 for one that is not part of an outline.
    func level(at path: IndexPath) -> Int
}
