/// One element of an interface tree.
public struct InterfaceElement: Hashable, Sendable {
    /// The element's name among its siblings, one component of its path: `secondary`.
    public var name: String
    /// The element's frame in points in the window's space.
    public var frame: Rectangle
    /// The kind of the element, with its own properties.
    public var kind: Kind
    /// The elements inside, in drawing order.
    public var children: [InterfaceElement]
    /// The look that the app asks for.
    public var style = ElementStyle()

    public init(name: String, frame: Rectangle, kind: Kind, children: [InterfaceElement] = []) {
        self.name = name
        self.frame = frame
        self.kind = kind
        self.children = children
    }

    /// The kinds of elements, with everything that drawing them needs.
    public enum Kind: Hashable, Sendable {
        case split(SplitElement)
        case column(ColumnElement)
        /// A controller's view outside the columns, with its bars and content.
        case screen(ScreenElement)
        /// The one-pixel line between two tiled columns.
        case separator
        /// The veil over content that an overlay protects from touches.
        case dimming
        case navigationBar(NavigationBarElement)
        case title(TitleElement)
        case barButton(BarButtonElement)
        /// The window's own buttons to close, minimise and enlarge it.
        case windowControls
        /// A bar at a column's end; its buttons are its children.
        case toolbar
        /// A bar at a column's end; its tabs are its children.
        case tabBar
        case tab(TabElement)
        /// A capsule behind the bar's next items (iOS 26).
        case glass
        case content(ContentElement)
        /// One of the app's views; the elements inside it are its children.
        case view(ViewElement)
    }
}

/// What the bar at a column's top covers: drawing ends there, and the tree says so.
extension InterfaceElement {
    /// Whether it is a bar that does not extend to its container's end: a strip of tabs, or an upright bar.
    package var isAtTop: Bool { frame.height > frame.width || hasTab(where: \.isInStrip) }

    /// Whether it is a sidebar of tabs.
    package var holdsSidebarTabs: Bool { hasTab(where: \.isInSidebar) }

    private func hasTab(where predicate: (TabElement) -> Bool) -> Bool {
        children.contains { if case .tab(let tab) = $0.kind { predicate(tab) } else { false } }
    }

    /// The area of a bar's background, which extends to the sides of its container, and to its top or its end.
    package func barGround(in container: Rectangle) -> Rectangle {
        let isNavigationBar = if case .navigationBar = kind { true } else { false }
        let (top, end) =
            isNavigationBar ? (container.minY, frame.maxY) : (frame.minY, container.maxY)
        return Rectangle(x: container.x, y: top, width: container.width, height: end - top)
    }

    /// The last bar at a column's or screen's top that is not clear, and where the views beneath it begin to be seen, in points of the
    /// window; nil without one, where views are seen up to the top.
    package var topCover: (bar: InterfaceElement, end: Double)? {
        let bars = children.filter { child in
            switch child.kind {
            case .navigationBar: child.style.background?.alpha != 0
            case .tabBar: child.hasTab(where: \.isInStrip)
            default: false
            }
        }
        let content = children.first { if case .content = $0.kind { true } else { false } }
        return bars.max { $0.frame.maxY < $1.frame.maxY }.map { bar in
            (bar, max(bar.frame.maxY, content?.frame.minY ?? bar.frame.maxY))
        }
    }

    /// The views of a content that bars do not cut off: search fields, which may be in a bar, and beneath glass the
    /// colours and pictures behind all others; their indices.
    package func viewsBeneathBars(hasGlass: Bool) -> Set<Int> {
        func kind(_ index: Int) -> ViewElement.Kind? {
            if case .view(let view) = children[index].kind { view.kind } else { nil }
        }
        let ground =
            hasGlass ? children.indices.prefix { kind($0) == .box || kind($0) == .image } : []
        return Set(ground).union(children.indices.filter { kind($0) == .search })
    }
}

/// A bar's title with its frame; a title without enough room ends in an ellipsis.
public struct TitleElement: Hashable, Sendable {
    public var text: String
    /// Whether the title is large, on a separate line below the buttons.
    public var isLarge: Bool
    /// The font size of the large title in points.
    public var largeSize: Double

    public init(_ text: String, isLarge: Bool = false, largeSize: Double = Self.standardLargeSize) {
        self.text = text
        self.isLarge = isLarge
        self.largeSize = largeSize
    }

    /// The size of large titles at the content size Large (measured on iOS 26.1).
    public static let standardLargeSize = 34.0
}

extension TitleElement: TwinPart {
    static let blank = TitleElement("")

    static let fields: [TwinField<Self>] = [
        TwinField("text", \.text),
        TwinField("isLarge", \.isLarge),
        TwinField("largeSize", \.largeSize, unless: standardLargeSize),
    ]
}
