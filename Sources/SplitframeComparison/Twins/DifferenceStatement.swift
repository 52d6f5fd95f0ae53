/// A sentence about what differs, with what else may tell the same.
package struct DifferenceStatement: Hashable, Sendable {
    package var text: String
    /// The paths of the elements of which it tells no more than where they were and are.
    package var places: Set<String> = []
    /// Whether it tells how the display mode changed, or whether the split view is collapsed.
    package var isOfMode = false
    /// Whether it tells no more than the width that a column had and has.
    package var isOfWidth = false

    /// Whether it tells more than insets that show some elements.
    package func isNews(besides shown: Set<String>) -> Bool { places.isEmpty || !places.isSubset(of: shown) }
}
