extension InterfaceTree {
    /// The tree as a twin's text.
    public var twin: String { Twin(self).text }
}

extension Twin {
    /// The twin of one window's interface.
    public init(_ tree: InterfaceTree) { self.init(Self.elements(of: tree, below: "")) }

    /// The twin of several pictures, each below its name: `picture1/split/primary`.
    package init(_ trees: some Sequence<InterfaceTree>) {
        self.init(
            trees.enumerated().flatMap { index, tree in Self.elements(of: tree, below: "picture\(index + 1)/")
            })
    }

    /// The attribute of an element that cannot be seen: the path of what lies over it.
    private static let hiddenBy = "hiddenBy"
    /// The attribute of a text in lines whose middle can be seen: the path of a screen over some of them.
    private static let partlyHiddenBy = "partlyHiddenBy"
    /// The attributes of texts that are cut: what is left of them.
    private static let shownText = "shownText"
    private static let shownSecondaryText = "shownSecondaryText"
    /// The attributes that follow from others, which are written and not read.
    fileprivate static let derived: Set = [hiddenBy, partlyHiddenBy, shownText, shownSecondaryText]

    private static func elements(of tree: InterfaceTree, below path: String) -> [TwinElement] {
        var elements = [TwinElement(path: path + "window", kind: .window, attributes: tree.attributes)]
        var hiders = tree.hiders.makeIterator()
        func add(_ element: InterfaceElement, _ path: String) {
            let (kind, part) = element.kind.twin
            var attributes = [TwinElement.Attribute("frame", element.frame)]
            attributes += (part?.attributes ?? []) + element.style.attributes
            let cut = tree.cutTexts(of: element)
            for (name, shown) in [(shownText, cut.text), (shownSecondaryText, cut.secondaryText)] {
                if let shown { attributes.append(TwinElement.Attribute(name, shown)) }
            }
            let (hider, partHider) = hiders.next() ?? (nil, nil)
            for (name, path) in [(hiddenBy, hider), (partlyHiddenBy, partHider)] {
                if let path { attributes.append(TwinElement.Attribute(name, path)) }
            }
            elements.append(TwinElement(path: path, kind: kind, attributes: attributes))
            for child in element.children { add(child, "\(path)/\(child.name)") }
        }
        for layer in tree.layers { add(layer, path + layer.name) }
        return elements
    }

    /// The window's size in points, if the twin contains it.
    package var windowSize: Size? { self["window"]?["size"].flatMap(Size.init(twinValue:)) }
}

extension InterfaceTree {
    /// The sides of a window, in points, as a device of the user's own may have them too.
    private static let sides = 1.0...10_000

    /// The tree that a twin describes, as it was resolved; nil if a line is missing, or is not of a tree.
    public init?(_ twin: Twin) {
        var elements = twin.elements[...]
        guard let window = elements.popFirst(), window.kind == .window, window.path == "window" else {
            return nil
        }
        let layers = InterfaceElement.elements(of: &elements, inside: "", depth: 0)
        guard let root = layers?.first, let presented = layers?.dropFirst(), elements.isEmpty else {
            return nil
        }
        var attributes = window.attributes
        guard var tree = Self(taking: &attributes), attributes.isEmpty,
            Self.sides.contains(tree.environment.size.width),
            Self.sides.contains(tree.environment.size.height)
        else { return nil }
        tree.root = root
        // The window has its controls by its environment.
        tree.presented = presented.filter { $0.kind != .windowControls || $0.name != "windowControls" }
        self = tree
    }
}

extension InterfaceElement {
    /// The number of elements inside each other in a tree; reading takes one call for each.
    private static let deepest = 200

    /// Reads the elements directly inside a path, with all their descendants, and removes their lines; nil if one is
    /// not of a tree.
    fileprivate static func elements(
        of lines: inout ArraySlice<TwinElement>, inside path: String, depth: Int
    ) -> [Self]? {
        guard depth <= deepest else { return nil }
        var elements: [Self] = []
        while let line = lines.first, line.path.hasPrefix(path),
            !line.path.dropFirst(path.count).contains("/")
        {
            lines.removeFirst()
            let name = String(line.path.dropFirst(path.count))
            var attributes = line.attributes.filter { !Twin.derived.contains($0.name) }
            guard let kind = Kind(line.kind, named: name, taking: &attributes),
                let style = ElementStyle(taking: &attributes),
                let frame = attributes.first.flatMap({ Rectangle(twinValue: $0.value) }),
                attributes.map(\.name) == ["frame"],
                let children = Self.elements(of: &lines, inside: line.path + "/", depth: depth + 1)
            else { return nil }
            var element = Self(name: name, frame: frame, kind: kind, children: children)
            element.style = style
            elements.append(element)
        }
        return elements
    }
}

/// The fields of a window's line: the traits and the generation whose rules apply.
extension InterfaceTree: TwinPart {
    static let blank = InterfaceTree(
        environment: TraitEnvironment(size: .zero, scale: 1), generation: .standard,
        root: InterfaceElement(name: "", frame: .zero, kind: .separator))

    static let fields: [TwinField<Self>] = [
        TwinField("size", \.environment.size),
        TwinField("scale", \.environment.scale),
        TwinField("safeArea", \.environment.safeArea),
        TwinField("horizontalSizeClass", \.environment.horizontalSizeClass),
        TwinField("verticalSizeClass", \.environment.verticalSizeClass),
        TwinField("idiom", \.environment.idiom),
        TwinField("direction", \.environment.layoutDirection),
        TwinField("hasWindowControls", \.environment.hasWindowControls, unless: false),
        TwinField("verticalBarEdge", \.environment.verticalBarEdge, unless: .unspecified),
        TwinField("reservedRegions", \.environment.reservedRegions, unless: ReservedRegions()),
        TwinField("generation", \.generation),
        TwinField("interfaceStyle", \.style),
        TwinField("isStatusBarHidden", \.systemBars.isStatusBarHidden, unless: false),
        TwinField("statusBarStyle", \.systemBars.statusBarStyle),
        TwinField("isHomeIndicatorHidden", \.systemBars.isHomeIndicatorHidden, unless: false),
    ]
}

/// A tree is encoded as the lines of its twin, so that a change in a file is a changed line.
extension InterfaceTree: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let lines = try container.decode([String].self)
        guard let twin = try? Twin(lines.map { $0 + "\n" }.joined()), let tree = Self(twin) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The lines are not those of an interface tree.")
        }
        self = tree
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(twin.split(separator: "\n").map(String.init))
    }
}
