/// What is told of a review besides its pairs.
package struct ReviewHeading: Hashable, Sendable {
    /// What was compared, in words.
    package var title: String
    /// Where the expected pictures were, as the user wrote it.
    package var expected: String
    package var actual: String
    /// Whether `approve` knows the pairs.
    package var isWaiting = false
}
