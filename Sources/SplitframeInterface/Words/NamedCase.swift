/// An enumeration whose cases are words that people write, spelled as UIKit spells them.
public protocol NamedCase: CaseIterable, Hashable, Sendable {}

extension NamedCase {
    /// The case as UIKit spells it: `oneBesideSecondary`.
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
