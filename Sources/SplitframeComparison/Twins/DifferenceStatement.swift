/// A sentence about a difference, and its subject, by which a picture leaves out what it already shows.
package struct DifferenceStatement: Hashable, Sendable {
    package var text: String
    /// The paths of its elements, if it describes only their position, size or presence; otherwise empty.
    package var places: Set<String> = []
    /// Whether it is about the display mode, or about collapsing.
    package var isOfMode = false
    /// Whether it is about a column's width.
    package var isOfWidth = false

    /// Whether it adds something to insets that show the elements at these paths.
    package func isNews(besides shown: Set<String>) -> Bool { places.isEmpty || !places.isSubset(of: shown) }
}
