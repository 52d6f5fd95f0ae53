/// An enumeration whose cases have names, spelled as in UIKit.
///
/// The names are those that the compiler writes for coding keys: finding them by reflection takes longer than anything
/// else that a short command does, and cases with raw strings would compare as strings do.
public protocol NamedCase: CaseIterable, CodingKey, Hashable {
    /// The case's name: `oneBesideSecondary`.
    var name: String { get }
}

extension NamedCase {
    public var name: String { stringValue }
    public var description: String { name }
    public var debugDescription: String { name }

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
