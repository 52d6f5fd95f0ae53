import SplitframeInterface

/// The common name of pictures that look alike: names that differ in one fact are joined.
struct SharedNames {
    static let automaticBehavior = "automatic behaviour"

    /// The joined names, each with its facts, each fact with its values.
    private var names: [[[String]]]

    /// Joins names as long as any two differ in one fact only; all names have the same number of facts.
    init(_ facts: [[String]]) {
        var seen: Set<[String]> = []
        names = facts.filter { seen.insert($0).inserted }.map { $0.map { [$0] } }
        var count = 0
        repeat {
            count = names.count
            for place in (facts.first ?? []).indices.reversed() { merge(at: place) }
        } while names.count < count
    }

    private mutating func merge(at place: Int) {
        let alike = names.grouped { name in
            var rest = name
            rest[place] = []
            return rest
        }
        names = alike.map { group in
            var merged = group[0]
            merged[place] = group.flatMap { $0[place] }
            return merged
        }
    }

    /// The names, one per line: `iPad mini, iPad Air · portrait`.
    var text: String { names.map(Self.text).joined(separator: "\n") }

    /// A name whose mode and behaviour, where both are automatic, are named by one word.
    private static func text(_ name: [[String]]) -> String {
        let parts = name.filter { $0 != [""] }
        let told = parts.indices.filter {
            $0 == 0 || parts[$0] != [automaticBehavior] || parts[$0 - 1] != [DisplayMode.automatic.name]
        }
        return told.map { parts[$0] }.map { values in
            values.filter { !$0.isEmpty }.joined(separator: ", ") + (values.contains("") ? " or not" : "")
        }.joined(separator: " · ")
    }
}
