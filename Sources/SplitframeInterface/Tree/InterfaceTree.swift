/// A frozen description of one window's interface, the only input of drawing.
///
/// Two producers make it: the layout core, and live controllers captured once. Frames are in points in the
/// window's own space, origin top left. Children are listed in drawing order, the last one on top.
public struct InterfaceTree: Hashable, Sendable {
    /// The window's traits.
    public var environment: TraitEnvironment
    /// The OS generation whose look and rules apply.
    public var generation: Generation
    /// The outermost element, most often the split view.
    public var root: InterfaceElement
    /// The presented elements above the root, from the bottom up, with the veils between.
    public var presented: [InterfaceElement]
    /// Light or dark, if the device was set to it; nil leaves the choice to the picture.
    public var style: InterfaceStyle?
    /// What the app asks of the system's bars above the window.
    public var systemBars = SystemBars()

    public init(
        environment: TraitEnvironment, generation: Generation, root: InterfaceElement,
        presented: [InterfaceElement] = []
    ) {
        self.environment = environment
        self.generation = generation
        self.root = root
        self.presented = presented
    }

    /// The root, the elements presented above it, and the window's own controls, in drawing order.
    public var layers: [InterfaceElement] { [root] + presented + [windowControls].compactMap(\.self) }

    /// The window's own controls, which lie over whatever is in its corner; nil where it has none.
    public var windowControls: InterfaceElement? {
        environment.windowControlsFrame(in: generation).map {
            InterfaceElement(name: "windowControls", frame: $0, kind: .windowControls)
        }
    }
}

/// What an app asks of the status bar and the home indicator, where its window fills the screen.
public struct SystemBars: Hashable, Sendable {
    public var isStatusBarHidden = false
    /// The style of an interface on which the status bar can be read; nil for that of the window.
    public var statusBarStyle: InterfaceStyle?
    public var isHomeIndicatorHidden = false

    public init() {}
}

extension TraitEnvironment {
    /// Whether no capsule touches the upper edge of the window: of windows on iPads, and of those in space.
    package var keepsButtonsOffEdge: Bool { hasWindowControls || idiom == .vision }

    /// The frame of the window's own controls (iPadOS 26), in points of the window; nil where it has none.
    ///
    /// Their middle is that of the row of buttons in a navigation bar at the window's top.
    package func windowControlsFrame(in generation: Generation) -> Rectangle? {
        guard hasWindowControls, generation.look.hasWindowControls else { return nil }
        let row = generation[.navigationBarHeight, screenKind]
        let isAtEdge = safeArea.top == 0
        let center = generation[isAtEdge ? .buttonCenterInPanel : .buttonCenter, screenKind]
        let (width, height) = (
            generation[.windowControlsWidth, screenKind], generation[.windowControlsHeight, screenKind]
        )
        let inset =
            generation[.navigationBarMargin, screenKind] + generation[.windowControlsIndent, screenKind]
        return Rectangle(
            x: layoutDirection == .rightToLeft ? size.width - inset - width : inset,
            y: safeArea.top + min(center, row / 2) - height / 2, width: width, height: height)
    }
}

/// An element found by its name, with the frames that cover it.
public struct NamedElement: Hashable, Sendable {
    /// The element's path in the tree: `split/primary/bar`.
    public var path: String
    public var element: InterfaceElement
    /// The frames of columns and screens that are drawn above it, in points of the window.
    public var covers: [Rectangle]
}

extension InterfaceTree {
    /// The element with a name from the command line; nil if no element on screen has it.
    ///
    /// A name is the path in the twin without the root's name at its start; dots and slashes are equivalent. Short
    /// names: `button` is the display-mode button, `primary.button` the same if it is in that bar, `bar` the bar of the
    /// secondary.
    public func element(named name: String) -> NamedElement? {
        if name == "window" {
            var window = root
            window.frame = Rectangle(size: environment.size)
            return NamedElement(path: "window", element: window, covers: [])
        }
        let all = namedElements
        let wanted = name.parts
        let exact =
            all.first { $0.path == name } ?? all.first { $0.path.parts == wanted }
            ?? all.first { belowRoot($0.path) == wanted }
        if let exact { return exact }
        let parts = belowRoot(name)
        guard let last = parts.last else { return all.first }
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
        let paths = [root.name] + namedElements.dropFirst().map { belowRoot($0.path).joined(separator: ".") }
        let regions = environment.reservedRegions.all.map(\.name.name)
        let short = ["window", "bar", "button"].filter { element(named: $0) != nil } + regions
        return (short + paths).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The parts of a path or name below the root, or below the screen in which the split view presents a column.
    private func belowRoot(_ path: String) -> [String] {
        let parts = path.parts
        let isInScreen = parts.first == "presented" && parts.count > 1
        return parts.first == root.name || isInScreen ? Array(parts.dropFirst()) : parts
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
    /// Whether the element hides elements that are drawn before it.
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
    /// The parts of a path between dots and slashes.
    fileprivate var parts: [String] {
        split(whereSeparator: { $0 == "." || $0 == "/" }).map(String.init)
    }
}
