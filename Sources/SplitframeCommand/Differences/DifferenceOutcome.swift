/// What came of comparing two pictures or two folders.
struct DifferenceOutcome: Sendable {
    /// How many pixels differ; nil where sizes do and nothing can be counted.
    var count: Int?
    /// How many pixels there are.
    var total: Int
    /// What is to be said before the count.
    var lines: [String] = []

    /// The count as the last line says it.
    var countText: String { count.map(String.init) ?? "all" }
}
