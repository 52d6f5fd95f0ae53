/// An enumeration whose cases have names, spelled as in UIKit.
public protocol NamedCase: CaseIterable, Hashable, Sendable {
    /// The case's name: `oneBesideSecondary`.
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
