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

extension InterfaceTree {
    /// What hides each element that cannot be seen where it should be: for the elements in drawing order, the path of
    /// the topmost column or screen that lies over it; nil where nothing does.
    ///
    /// A column, a screen or content is hidden where it lies wholly beneath; anything else at its middle. What is inside
    /// an element that lies wholly beneath is not listed again.
    package var hiders: [String?] { judged.map(\.hider) }

    /// What hides the elements that cannot be seen, by their paths; what is inside one that lies wholly beneath is left
    /// out, as in `hiders`.
    package var hidersByPath: [String: String] {
        Dictionary(judged.compactMap { item in item.hider.map { (item.path, $0) } }) { first, _ in first }
    }

    /// The path of what hides the element at a path; nil where it can be seen, or does not exist.
    package func hider(ofElementAt path: String) -> String? {
        judged.first {
            $0.hider != nil && ($0.path == path || $0.isWhollyBeneath && path.hasPrefix($0.path + "/"))
        }?.hider
    }

    /// The name of the column or screen over a split view's own button; nil where the button can be seen.
    package func hider(ofButton name: String, in column: Column) -> String? {
        let found = judged.first {
            $0.path.hasSuffix("/\(name)") && $0.path.contains("\(column.name)/")
        }
        return found.flatMap { hider(ofElementAt: $0.path) }?.split(separator: "/").last.map(String.init)
    }

    private struct Judged {
        var path: String
        var depth: Int
        /// The part of the window that must be covered for the element to be hidden; nil for a veil, which is seen
        /// around what stands above it.
        var place: Rectangle?
        /// The part of the window that must be covered for everything inside it to be hidden.
        var whole: Rectangle
        /// Whether the elements inside it are being looked at, which do not hide it.
        var isAround = true
        var hider: String?
        var isWhollyBeneath = false
        /// Whether it is a view that ends where a bar at the top does.
        var endsAtBars = false
    }

    private var judged: [Judged] {
        var all: [Judged] = []
        let window = Rectangle(size: environment.size)
        func add(_ element: InterfaceElement, _ path: String, _ depth: Int, endsAtBars: Bool = false) {
            if element.hidesOthers {
                for index in all.indices where !all[index].isAround {
                    guard let place = all[index].place, element.frame.covers(place) else { continue }
                    all[index].hider = path
                    if element.frame.covers(all[index].whole) { all[index].isWhollyBeneath = true }
                }
            }
            let own = all.count
            let whole = element.frame.intersection(window) ?? element.frame
            all.append(
                Judged(
                    path: path, depth: depth, place: element.judgedPlace(within: whole), whole: whole,
                    endsAtBars: endsAtBars))
            let cover = element.topCover
            let isContent = if case .content = element.kind { true } else { false }
            let free = isContent ? element.viewsBeneathBars(hasGlass: generation.look.hasGlass) : []
            for (index, child) in element.children.enumerated() {
                if let cover, child.name == cover.bar.name {
                    let band = Rectangle(
                        x: element.frame.x, y: element.frame.y, width: element.frame.width,
                        height: cover.end - element.frame.y)
                    for index in all.indices[(own + 1)...] where all[index].endsAtBars {
                        guard let place = all[index].place, band.covers(place) else { continue }
                        all[index].hider = "\(path)/\(child.name)"
                        all[index].isWhollyBeneath = band.covers(all[index].whole)
                    }
                }
                add(
                    child, "\(path)/\(child.name)", depth + 1,
                    endsAtBars: isContent ? !free.contains(index) : endsAtBars)
            }
            all[own].isAround = false
        }
        for layer in layers { add(layer, layer.name, 0) }
        var around: Judged?
        for index in all.indices {
            if let outer = around, all[index].depth > outer.depth {
                if all[index].hider == outer.hider { all[index].hider = nil }
            } else {
                around = all[index].isWhollyBeneath ? all[index] : nil
            }
        }
        return all
    }
}

extension InterfaceTree {
    /// What is drawn of a title, or of the texts of a view, for which there is not enough room; nil for a text that is
    /// whole.
    package func cutTexts(of element: InterfaceElement) -> (text: String?, secondaryText: String?) {
        switch element.kind {
        case .title(let title):
            let font =
                title.isLarge
                ? Font.largeBarTitle(size: title.largeSize)
                : Font.barTitle(size: generation[.titleSize, environment.screenKind])
            let shown = font.fitting(title.text, width: element.frame.width)
            return (shown == title.text ? nil : shown, nil)
        case .view(let view):
            let direction = element.style.direction ?? environment.layoutDirection
            let frame = Rectangle(size: element.frame.size)
            return view.cutTexts(
                in: frame, upTo: element.endViewStart(isMirrored: direction == .rightToLeft))
        default: return (nil, nil)
        }
    }
}

extension InterfaceElement {
    /// Whether nothing can be seen through it: a column or screen, unless the app makes its background clear.
    fileprivate var hidesOthers: Bool {
        switch kind {
        case .column, .screen: (style.background?.alpha ?? 255) >= Self.leastAlpha
        case .split, .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar,
            .tabBar, .tab, .glass, .content, .view:
            false
        }
    }

    /// The opacity from which a background hides what is beneath it; through a veil it can be read.
    private static let leastAlpha: UInt8 = 200

    /// The part of the window that must be covered for it to be hidden; nil for what is never hidden.
    ///
    /// - Parameter whole: Its part inside the window.
    fileprivate func judgedPlace(within whole: Rectangle) -> Rectangle? {
        switch kind {
        case .dimming: nil
        case .split, .column, .screen, .content: whole
        case .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar,
            .tab, .glass, .view:
            Rectangle(x: frame.midX, y: frame.midY, width: 0, height: 0)
        }
    }
}

extension Rectangle {
    /// Whether another rectangle is wholly inside, or a point, which an edge at the end does not cover.
    fileprivate func covers(_ place: Rectangle) -> Bool {
        contains(place) && (!place.isEmpty || place.minX < maxX && place.minY < maxY)
    }
}
