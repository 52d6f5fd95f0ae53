/// Labels of several pictures, without the facts that all of them share, which are written once.
struct SharedFacts {
    private static let separator = " · "

    /// The facts of all pictures, in their order.
    let shared: String
    /// The other facts of each picture.
    let rest: [String]

    init(_ labels: [String]) {
        let facts = labels.map { $0.split(separator: Self.separator).map(String.init) }
        let common = facts.first?.filter { fact in facts.allSatisfy { $0.contains(fact) } } ?? []
        shared = labels.count > 1 ? common.joined(separator: Self.separator) : ""
        rest =
            labels.count > 1
            ? facts.map { $0.filter { !common.contains($0) }.joined(separator: Self.separator) } : labels
    }

    /// A label without a fact that the heading above the picture has.
    static func without(_ fact: String, in label: String) -> String {
        label.split(separator: separator).filter { $0 != fact }.joined(separator: separator)
    }
}
