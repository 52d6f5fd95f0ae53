public import SplitframeDevices
import SplitframeGeometry
public import SplitframeInterface
public import SplitframeScene
import SplitframeText

/// An interface tree as a picture of the device that shows it.
public struct Wireframe: Sendable {
    /// The interface in one window.
    public var tree: InterfaceTree
    /// The device, how it is held, and where the window lies on its screen.
    public var place: Place
    public var look: Look { didSet { theme = Self.theme(of: look, tree) } }
    /// The look's colours; tests change one at a time.
    package var theme: WireframeTheme
    /// What is shown, in a line: the caption where the look leaves that open, none where nothing is said.
    public var facts: String?
    /// What annotated pictures say beyond what is on the screen.
    public var commentary: Commentary

    /// An interface where it stands, in a light look with a bezel unless said otherwise.
    public init(
        tree: InterfaceTree, place: Place, look: Look = Look(), facts: String? = nil,
        commentary: Commentary = Commentary()
    ) {
        self.tree = tree
        self.place = place
        self.look = look
        theme = Self.theme(of: look, tree)
        self.facts = facts
        self.commentary = commentary
    }

    /// The look's colours; the whole device is light or dark where its interface is.
    private static func theme(of look: Look, _ tree: InterfaceTree) -> WireframeTheme {
        guard let style = tree.style, look.theme != .blueprint else { return look.theme.colors }
        return style == .dark ? .dark : .light
    }

    /// The lines below the device; nil for none.
    var caption: String? { look.caption.text(of: facts) }

    /// The picture: as large as the screen without bezel, caption and annotations, else with room for them.
    public var scene: Scene {
        let canvas = CanvasLayout(
            place: place, look: look, caption: caption,
            ghosts: look.annotations.contains(.widths) ? GhostColumn.all(in: tree, commentary) : [],
            notes: look.annotations.contains(.notes) ? commentary.notes : [])
        var sketch = Sketch(theme: theme)
        if let body = canvas.body { sketch.deviceBody(body, screen: canvas.screen, place: place) }
        sketch.group(id: "screen", offset: canvas.screen.origin, clip: canvas.body?.glass) { screen in
            drawScreen(in: &screen)
        }
        if let body = canvas.body {
            sketch.group(offset: canvas.screen.origin) { $0.glassEdge(body.glass, of: place.device.platform) }
        }
        if canvas.body == nil, caption != nil {
            sketch.stroke(.rectangle(canvas.screen.inset(by: -0.5)), Stroke(theme.boundary, width: 1))
        }
        for line in canvas.caption {
            sketch.text(
                line.text, in: line.box, font: line.font,
                color: line.isTitle ? theme.ink : theme.secondaryInk, alignment: .center)
        }
        for (ghost, slot) in canvas.ghosts { sketch.ghost(ghost, in: slot) }
        if let notes = canvas.notes { sketch.group(id: "notes") { $0.notes(notes) } }
        return Scene(
            size: canvas.size, background: theme.canvas, elements: sketch.elements,
            alternativeText: alternativeText)
    }

    /// Everything on the screen, from what lies behind the window to what the system lays over it.
    private func drawScreen(in sketch: inout Sketch) {
        let annotations = WindowAnnotations(self)
        sketch.surroundings(of: place)
        // The time and the battery lie behind a window that floats below them, and over any other.
        let isStatusBarBehind = place.windowFrame.minY > 0
        if isStatusBarBehind { drawStatusBar(in: &sketch) }
        let interface = InterfaceDrawing(
            tree: tree, annotations: annotations,
            hatchesSafeAreas: look.annotations.contains(.safeAreas),
            missingButtonColumn: look.annotations.contains(.notes)
                ? commentary.missingButton?.column : nil,
            cornerRadius: place.isFullScreen ? place.screenRadius : place.windowRadius,
            homeIndicator: place.homeIndicatorFrame?.offset(
                x: -place.windowFrame.x, y: -place.windowFrame.y))
        sketch.window(of: place) { window in
            interface.draw(in: &window)
        }
        sketch.windowEdge(of: place)
        if !isStatusBarBehind { drawStatusBar(in: &sketch) }
        sketch.sensorHousing(of: place)
        sketch.homeIndicator(on: place)
        sketch.group(id: "annotations", offset: place.windowFrame.origin) { $0.annotations(annotations) }
    }

    private func drawStatusBar(in sketch: inout Sketch) {
        let isMirrored =
            tree.environment.layoutDirection == .rightToLeft
            && (place.device.idiom != .pad || tree.generation.look.padStatusBar == .timeAtStart)
        sketch.mirrorAxis = isMirrored ? place.screenSize.width / 2 : nil
        sketch.statusBar(on: place)
        sketch.mirrorAxis = nil
    }
}
