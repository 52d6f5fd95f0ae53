/// The facts about a review besides its pairs.
package struct ReviewHeading: Hashable, Sendable {
    /// A title that tells which pictures were compared.
    package var title: String
    /// The source of the expected pictures, as the user wrote it.
    package var expected: String
    package var actual: String
    /// Whether the pairs are pending results, which `approve` can accept.
    package var isWaiting = false
}
