/// One line of a twin: an element of a tree, or of a picture that shows several, with its attributes.
public struct TwinElement: Hashable, Sendable {
    /// A property of the element with its value.
    public struct Attribute: Hashable, Sendable {
        public var name: String
        public var value: TwinValue

        package init(_ name: String, _ value: some TwinRepresentable) {
            self.init(name, value: value.twinValue)
        }

        init(_ name: String, value: TwinValue) {
            self.name = name
            self.value = value
        }
    }

    /// The element's place in the tree: `split/secondary/bar`.
    public var path: String
    public var kind: TwinKind
    /// The number of earlier elements with the same path.
    public internal(set) var occurrence = 0
    /// The attributes in their order.
    public var attributes: [Attribute]

    package init(path: String, kind: TwinKind, attributes: [Attribute]) {
        self.path = path
        self.kind = kind
        self.attributes = attributes
    }

    /// An attribute's value, or nil if the element has no such attribute.
    public subscript(name: String) -> TwinValue? { attributes.first { $0.name == name }?.value }
}

extension TwinElement {
    /// The most elements around one, which no interface comes near.
    ///
    /// A path repeats the names of all elements around it, so that a twin's size grows with the square of its depth.
    private static let deepest = 250

    /// The most attributes of one, which no element comes near: each is looked for among all of them.
    private static let mostAttributes = 100

    /// Reads `path<TAB>kind attribute=value …`; nil if the line has another form, an attribute twice, too many of them,
    /// or a path too deep.
    init?(line: some StringProtocol) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
            parts[0].utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.deepest
        else { return nil }
        let words = Self.words(of: parts[1])
        guard words.count <= 1 + Self.mostAttributes, let kind = TwinKind(name: words[0]) else { return nil }
        var attributes: [Attribute] = []
        for word in words.dropFirst() {
            guard let equals = word.firstIndex(of: "="), equals > word.startIndex,
                let value = TwinValue(word[word.index(after: equals)...])
            else { return nil }
            let name = String(word[..<equals])
            guard !attributes.contains(where: { $0.name == name }) else { return nil }
            attributes.append(Attribute(name, value: value))
        }
        self.init(path: String(parts[0]), kind: kind, attributes: attributes)
    }

    var line: String {
        "\(path)\t" + ([kind.name] + attributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }

    /// The parts of the line between spaces; a space inside quotes does not separate parts.
    private static func words(of line: some StringProtocol) -> [String] {
        var words: [[UInt8]] = [[]]
        var isQuoted = false
        var isEscaped = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: " "), !isQuoted {
                words.append([])
                continue
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            words[words.count - 1].append(byte)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The kind of thing that a line of a twin describes.
public enum TwinKind: NamedCase, Codable {
    case window

    case split
    case column
    case screen
    case separator
    case dimming
    case navigationBar
    case title
    case barButton
    case windowControls
    case toolbar
    case tabBar
    case tab
    case glass
    case content
    case view

    /// A track of a ruler: the widths of one selection, in stretches of one mode, each of which contains bands for
    /// columns.
    case track
    case stretch
    case band
    case transition
    case tick
    /// An arrow of a mode map.
    case way

    /// Whether it is a part of the interface beside or above others, with its own size.
    package var isColumn: Bool { self == .column || self == .screen || self == .band }
}
