public import SplitframeInterface

extension Filmstrip {
    /// The facts that can be shown below each picture of a strip.
    public enum Fact: NamedCase {
        /// The display mode.
        case modes
        /// The width of each column in points.
        case widths
        /// The delegate's callbacks.
        case events

        /// The facts that are shown by default.
        public static let usual: Set<Fact> = [.modes]
    }
}

extension Set<Filmstrip.Fact> {
    private static let none = "none"

    /// The possible values as text.
    package static let expected =
        (Filmstrip.Fact.allCases.map(\.name) + [none]).joined(separator: ", ")
        + " with commas between several"

    /// Reads facts separated by commas, or `none`; nil if a word is unknown.
    package init?(text: String) {
        guard text != Self.none else {
            self = []
            return
        }
        let facts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Filmstrip.Fact(name: String($0))
        }
        guard !facts.contains(nil) else { return nil }
        self.init(facts.compactMap(\.self))
    }
}
