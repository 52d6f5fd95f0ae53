/// An enumeration whose cases have names, spelled as in UIKit.
public protocol NamedCase: CaseIterable, Hashable, Sendable {
    /// The case's name: `oneBesideSecondary`.
    var name: String { get }
}

extension NamedCase {
    /// Text interpolation gives the same, but looks through every conformance of the program four times a type, which is
    /// a fifth of the time in which a short command starts.
    public var name: String { caseName(of: self).map { String(cString: $0) } ?? "\(self)" }

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
    /// A case in a text is its name, by the same short way.
    public mutating func appendInterpolation(_ word: some NamedCase) { appendLiteral(word.name) }

    /// Neither its name nor its description comes first by itself.
    public mutating func appendInterpolation(_ generation: Generation) { appendLiteral(generation.name) }
}

/// The runtime's own record of a case, by which it prints one.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(of value: Value) -> UnsafePointer<CChar>?
