package import SplitframeComparison
import SplitframeGeometry
package import SplitframeInterface

extension InterfaceTree {
    /// What a twin says of columns, bars and their buttons, for drawings in characters; nil where it has no window.
    package init?(_ twin: Twin) {
        guard let size = twin.windowSize else { return nil }
        let layers = twin.elements.filter { $0.path != "window" && !$0.path.contains("/") }.map {
            InterfaceElement($0, of: twin)
        }
        guard let root = layers.first else { return nil }
        self.init(
            environment: TraitEnvironment(size: size, scale: 1),
            generation: twin["window", "generation"].flatMap(Generation.init(name:)) ?? .known[0],
            root: root, presented: Array(layers.dropFirst()))
    }
}

extension InterfaceElement {
    fileprivate init(_ element: TwinElement, of twin: Twin) {
        let beginning = element.path + "/"
        let inside = twin.elements.filter { other in
            other.path.hasPrefix(beginning) && !other.path.dropFirst(beginning.count).contains("/")
        }
        self.init(
            name: element.path.split(separator: "/").last.map(String.init) ?? element.path,
            frame: element["frame"].flatMap(Rectangle.init(numbers:)) ?? .zero, kind: element.treeKind,
            children: inside.map { InterfaceElement($0, of: twin) })
    }
}

extension TwinElement {
    /// What the element is, as far as its attributes tell.
    fileprivate var treeKind: InterfaceElement.Kind {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let insets = (self["safeArea"] ?? "").split(separator: ",").compactMap { Double($0) }
        let safeArea =
            insets.count == 4
            ? EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) : .zero
        if let word = self["presentation"] {
            if let presentation = ColumnPresentation(name: word), let column = Column(name: name) {
                return .column(
                    ColumnElement(column: column, presentation: presentation, safeArea: safeArea))
            }
            return .screen(ScreenElement(ScreenPresentation(name: word) ?? .root, safeArea: safeArea))
        }
        if path == "split" {
            return .split(
                SplitElement(
                    style: self["style"].flatMap(SplitStyle.init(name:)) ?? .unspecified,
                    displayMode: self["displayMode"].flatMap(DisplayMode.init(name:)) ?? .automatic,
                    splitBehavior: self["splitBehavior"].flatMap(SplitBehavior.init(name:)) ?? .automatic,
                    isCollapsed: self["isCollapsed"] == "true", primaryEdge: .leading))
        }
        if self["prefersLargeTitle"] != nil {
            return .navigationBar(NavigationBarElement(title: self["title"]?.unquoted ?? ""))
        }
        if self["side"] != nil || name.hasSuffix("Button") {
            return .barButton(
                BarButtonElement(
                    icon: self["icon"].flatMap(BarButtonElement.Icon.init(name:)),
                    title: self["title"]?.unquoted,
                    side: self["side"].flatMap(BarButtonElement.Side.init(name:)) ?? .leading))
        }
        if name == "dimming" { return .dimming }
        if name.hasSuffix("separator") || name.hasSuffix("Separator") { return .separator }
        if name == "bar" { return .navigationBar(NavigationBarElement(title: "")) }
        return .content(ContentElement(kind: .empty))
    }
}

extension String {
    /// A text as twins write it, without quotation marks and escapes.
    fileprivate var unquoted: String {
        var text = ""
        var isEscaped = false
        for character in dropFirst().dropLast() {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            text.append(isEscaped && "nrt".contains(character) ? " " : character)
            isEscaped = false
        }
        return text
    }
}
