/// One of a few values that people name by a word, spelled as UIKit spells it.
public protocol NamedCase: CaseIterable, Hashable, Sendable {
    /// The word: `oneBesideSecondary`.
    var name: String { get }
}

extension NamedCase {
    public var name: String { "\(self)" }

    /// The case of this name in UIKit's spelling, or in kebab case: `one-beside-secondary`.
    public init?(name: String) {
        let wanted = name.lowercased().filter { $0 != "-" }
        let isKebab = name.contains("-")
        guard
            let match = Self.allCases.first(where: {
                isKebab ? $0.name.lowercased() == wanted : $0.name == name
            })
        else { return nil }
        self = match
    }
}
