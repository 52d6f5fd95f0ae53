public import SplitframeGeometry

/// An element found by its name, with the frames that cover it.
public struct NamedElement: Hashable, Sendable {
    /// The element's path in the tree: `split/primary/bar`.
    public var path: String
    public var element: InterfaceElement
    /// The frames of columns and screens drawn above it, in points of the window.
    public var covers: [Rectangle]
}

extension InterfaceTree {
    /// The element that a name of the command line stands for; nil where none on screen has it.
    ///
    /// A name is the path in the twin without its leading `split/`, dots and slashes alike. Short names: `button` is
    /// the display-mode button, `primary.button` the same where it stands in that bar, `bar` the bar of the secondary.
    public func element(named name: String) -> NamedElement? {
        var parts = name.split(whereSeparator: { $0 == "." || $0 == "/" }).map(String.init)
        if parts == ["window"] {
            var window = root
            window.frame = Rectangle(size: environment.size)
            return NamedElement(path: "window", element: window, covers: [])
        }
        if parts.first == root.name { parts.removeFirst() }
        let all = namedElements
        guard let last = parts.last else { return all.first }
        let wanted = parts.joined(separator: "/")
        if let exact = all.first(where: { $0.path.withoutRoot == wanted }) { return exact }
        switch (parts.count, last) {
        case (1, "bar"):
            let bars = all.filter { $0.element.name == "bar" }
            return bars.first { $0.path.hasSuffix("secondary/bar") } ?? bars.last
        case (1...2, "button"):
            return all.first { found in
                found.element.name == "displayModeButton"
                    && (parts.count == 1 || found.path.split(separator: "/").contains { $0 == parts[0] })
            }
        case (1, _):
            return ReservedRegion.Name(name: last).flatMap { environment.reservedRegions[$0] }.map { region in
                NamedElement(
                    path: last,
                    element: InterfaceElement(
                        name: last, frame: region.frame, kind: .glass),
                    covers: [])
            }
        default: return nil
        }
    }

    /// The names that ``element(named:)`` knows, those of the command line first.
    public var elementNames: [String] {
        let paths = namedElements.map { $0.path.withoutRoot.replacing("/", with: ".") }
        let regions = environment.reservedRegions.all.map(\.name.name)
        let short = ["window", "bar", "button"].filter { element(named: $0) != nil } + regions
        return (short + paths).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Every element below the root with its path, in drawing order.
    private var namedElements: [NamedElement] {
        var elements: [NamedElement] = []
        func add(_ element: InterfaceElement, _ path: String) {
            if element.isLayer {
                for index in elements.indices where !path.hasPrefix(elements[index].path + "/") {
                    elements[index].covers.append(element.frame)
                }
            }
            elements.append(NamedElement(path: path, element: element, covers: []))
            for child in element.children { add(child, "\(path)/\(child.name)") }
        }
        for element in layers { add(element, element.name) }
        return elements
    }
}

extension InterfaceElement {
    /// Whether the element hides what is drawn before it.
    fileprivate var isLayer: Bool {
        switch kind {
        case .column, .screen: true
        case .split, .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar,
            .tabBar, .tab, .glass, .content, .view:
            false
        }
    }
}

extension String {
    /// The path below the split view.
    fileprivate var withoutRoot: String { hasPrefix("split/") ? String(dropFirst(6)) : self }
}
