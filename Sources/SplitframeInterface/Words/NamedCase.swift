import Synchronization

/// An enumeration whose cases have names, spelled as in UIKit.
public protocol NamedCase: CaseIterable, Hashable, Sendable {
    /// The case's name: `oneBesideSecondary`.
    var name: String { get }
}

/// The names of the cases of each enumeration, in order; reflection finds them, which takes many times as long.
private let knownNames = Mutex<[ObjectIdentifier: [String]]>([:])

extension NamedCase {
    public var name: String {
        let names = knownNames.withLock { known in
            if let names = known[ObjectIdentifier(Self.self)] { return names }
            let names = Self.allCases.map { String(describing: $0) }
            known[ObjectIdentifier(Self.self)] = names
            return names
        }
        return zip(Self.allCases, names).first { $0.0 == self }?.1 ?? String(describing: self)
    }

    /// The case of this name in UIKit's spelling, or in kebab case: `one-beside-secondary`.
    public init?(name: String) {
        guard name.utf8.contains(UInt8(ascii: "-")) else {
            for word in Self.allCases where word.name == name {
                self = word
                return
            }
            return nil
        }
        let wanted = name.lowercased().filter { $0 != "-" }
        guard let match = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else { return nil }
        self = match
    }
}

extension DefaultStringInterpolation {
    /// Interpolates a case as its name, also where it describes itself otherwise.
    public mutating func appendInterpolation(_ word: some NamedCase) { appendLiteral(word.name) }

    /// Interpolates a generation as its name; without this overload the call would be ambiguous.
    public mutating func appendInterpolation(_ generation: Generation) { appendLiteral(generation.name) }
}
