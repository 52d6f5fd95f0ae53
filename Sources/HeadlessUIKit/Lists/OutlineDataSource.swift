import Foundation

/// A data source whose items stand below each other.
@MainActor protocol OutlineDataSource {
    /// Opens or closes an item; false where it is none of an outline, or the app refuses.
    func toggleExpansion(at path: IndexPath) -> Bool
    /// Whether the items below one show.
    func isExpanded(at path: IndexPath) -> Bool
}
