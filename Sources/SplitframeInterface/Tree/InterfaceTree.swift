package import SplitframeGeometry

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
