public import SplitframeDevices
public import SplitframeInterface

/// A picture of an interface tree on the device that shows it.
public struct Wireframe: Hashable, Sendable {
    /// The interface in one window.
    public var tree: InterfaceTree
    /// The device, how it is held, and the window's frame on its screen.
    public var place: Place
    public var look: Look { didSet { theme = Self.theme(of: look, tree) } }
    /// The look's colours; tests change single ones.
    package var theme: WireframeTheme
    /// A one-line description of the subject: the text of an automatic caption; nil without one.
    public var facts: String?
    /// The notes of annotated pictures about facts that are not visible on screen.
    public var commentary: Commentary
    /// The room around the device that all pictures of the set share, for a look with such a canvas.
    public var room = CanvasRoom()
    /// The columns beneath the visible one on a collapsed split view's stack, the nearest first; sheets of several states
    /// draw them.
    public var beneath: [StackedColumn] = []
    /// The changes from another picture, which are outlined in this one.
    public var changes: [ElementChange] = []
    /// Whether several pictures say together what their grey is; see `veilWords(of:)`.
    package var hasVeilExplained = false
    /// Whether edges from before the changes are in sight.
    package var showsOldEdges: Bool { changes.contains { $0.hasOldEdge(in: place.windowFrame.size) } }
    /// Whether the changes are also written beside the device, and not only outlined.
    public var writesChanges = true
    /// The scale at which the picture is shown, such as that of a sheet: less than 1 if it is reduced there.
    package var shownScale = 1.0
    /// The opening of an exploded look: from 0, flat on the device without texts, to 1, lifted apart.
    public var opening = 1.0

    /// An interface in its place, by default in a light look with a bezel.
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

    /// The look's colours; if the interface is set to light or dark, the whole device is.
    private static func theme(of look: Look, _ tree: InterfaceTree) -> WireframeTheme {
        guard let style = tree.style, look.theme.followsApps else { return look.theme.colors }
        return style == .dark ? .dark : .light
    }

    /// The lines below the device; nil for none.
    var caption: String? { look.caption.text(of: facts) }

    /// The visible part of the screen, in points of the screen: the whole screen, or the part inside a crop.
    var shown: Rectangle {
        let screen = Rectangle(size: place.screenSize)
        let frame: Rectangle? =
            switch look.crop {
            case .element(let name)?: tree.element(named: name)?.element.frame
            case .rectangle(let rectangle)?: rectangle
            case nil: nil
            }
        let origin = place.windowFrame.origin
        return frame.flatMap { $0.offset(x: origin.x, y: origin.y).intersection(screen) } ?? screen
    }

    /// The frame that annotations surround: the device, or the visible part of the screen; in points of the screen.
    var body: Rectangle {
        guard look.bezel, look.crop == nil else { return shown }
        let rim = DeviceBody(place).rim
        return shown.inset(by: rim.negated)
    }

    /// The radius of the window's corners in points.
    var cornerRadius: Double { place.isFullScreen ? place.screenRadius : place.windowRadius }

    /// The room around the device that this picture needs.
    public var neededRoom: CanvasRoom {
        let canvas = CanvasLayout.fitting(self).canvas
        var room = canvas.room.scaled(by: canvas.unit)
        room.unit = canvas.unit
        return room
    }

    /// The picture without measurements and marks, for a size at which text beside the device would be too small.
    package var withoutWords: Wireframe {
        var wireframe = self
        wireframe.look.annotations = []
        wireframe.look.marks = []
        wireframe.look.caption = .none
        wireframe.writesChanges = false
        return wireframe
    }

    /// What ``withoutWords`` leaves out: the widths that were asked for, and the names of what has no room.
    package var wordsLeftOut: [String] {
        let widths = look.annotations.contains(.widths) ? tree.widthsInSight : []
        let rest =
            Annotation.allCases.filter { $0 != .widths && look.annotations.contains($0) }.map(\.plainName)
            + (look.marks.isEmpty ? [] : ["marks"])
        return (widths.isEmpty ? [] : [widths.joined(separator: " · ") + " pt"])
            + (rest.isEmpty ? [] : ["no room at this width for " + rest.joined(separator: ", ")])
    }

    /// The picture without the device around its screen, whose corners are square: equal for devices that differ in
    /// their bodies alone.
    package var withoutDevice: Wireframe {
        var wireframe = self
        wireframe.look.bezel = false
        wireframe.place = place.withSquareCorners
        return wireframe
    }

    /// The picture at full size, without a page width.
    var withoutPage: Wireframe {
        var wireframe = self
        wireframe.look.pageWidth = nil
        return wireframe
    }

    /// The picture as it is shown at a scale: below reading size each column has its name in place of grey bars.
    package func shown(at scale: Double) -> Wireframe {
        var wireframe = self
        wireframe.shownScale = scale
        return wireframe
    }

    /// The font size, in points of the window, of the columns' names in place of titles and bars that are too small to
    /// read; nil if titles are readable.
    ///
    /// - Parameter deviceScale: Points of the picture per point of the screen.
    func nameSize(at deviceScale: Double) -> Double? {
        let scale = shownScale * deviceScale
        return Font.barTitle(size: tree.generation[.titleSize, tree.environment.screenKind]).size * scale
            < Scene.leastText ? ColumnName.size / scale : nil
    }

    /// Whether there are texts and lines beside the device.
    var hasWordsBeside: Bool { !look.annotations.isEmpty || !look.marks.isEmpty }

    /// The minimum scale at which texts beside a device are readable.
    static let readableShare = 0.75

    /// The minimum width in points of the picture on a sheet at which texts beside the device are readable; 0 without
    /// such texts, or if they are left out for a page.
    package var readableWidth: Double {
        guard hasWordsBeside || look.exploded, look.pageWidth == nil else { return 0 }
        let unit = look.exploded ? 1 : CanvasLayout.fitting(self).canvas.unit
        return (size.width * Self.readableShare / unit).rounded(.up)
    }

    /// The window's frame in the picture, in points.
    package var windowFrame: Rectangle {
        let canvas = CanvasLayout.fitting(self).canvas
        return place.windowFrame.scaled(by: canvas.deviceScale)
            .offset(x: canvas.screenOrigin.x, y: canvas.screenOrigin.y)
    }

    /// The window's origin in the picture, in points.
    package var windowOrigin: Point { windowFrame.origin }

    /// The picture's size in points.
    public var size: Size {
        look.exploded ? ExplodedLayout(self).size : CanvasLayout.fitting(self).canvas.pictureSize
    }

    /// The picture: as large as the screen without bezel, caption and annotations, else with additional room for them.
    public var scene: Scene { scene(in: .english) }

    /// The picture with its alternative text in a language.
    package func scene(in phrases: AlternativeTextPhrases) -> Scene {
        var scene = look.exploded ? explodedScene : flatScene
        scene.alternativeText = alternativeText(in: phrases)
        return scene
    }

    private var flatScene: Scene {
        let (annotations, canvas) = CanvasLayout.fitting(self)
        let background = look.background.color(of: theme)
        var sketch = Sketch(theme: theme.readable(on: background))
        let besides = sketch.theme
        sketch.theme = theme
        if let body = canvas.body {
            if canvas.deviceScale == 1 {
                let screen = Rectangle(origin: canvas.screenOrigin, size: place.screenSize)
                sketch.deviceBody(body, screen: screen, place: place)
            } else {
                sketch.group(offset: canvas.screenOrigin, scale: canvas.deviceScale) {
                    $0.deviceBody(body, screen: Rectangle(size: place.screenSize), place: place)
                }
            }
        }
        let clip = look.crop == nil ? canvas.body?.glass : .rectangle(shown)
        let drawn = DrawnScreen(self, at: canvas.deviceScale, unit: canvas.unit)
        sketch.group(id: "screen", offset: canvas.screenOrigin, scale: canvas.deviceScale, clip: clip) {
            screen in
            drawn.elements.forEach { screen.append($0) }
            if look.pageWidth != nil { screen.keepLegible(at: canvas.deviceScale) }
        }
        if let body = canvas.body {
            sketch.group(offset: canvas.screenOrigin, scale: canvas.deviceScale) {
                $0.glassEdge(body.glass, of: place)
            }
        } else if canvas.room != CanvasRoom() {
            let edge = shown.scaled(by: canvas.deviceScale)
                .offset(x: canvas.screenOrigin.x, y: canvas.screenOrigin.y)
            sketch.stroke(.rectangle(edge.inset(by: -0.5)), Stroke(theme.boundary, width: 1))
        }
        sketch.theme = besides
        sketch.caption(canvas.caption, enlarged: canvas.unit)
        sketch.theme = theme
        let glass = (canvas.body?.glass ?? .rectangle(shown)).scaled(by: canvas.scale)
        sketch.group(id: "outlines", offset: canvas.screenOrigin, scale: canvas.unit) {
            $0.outlines(annotations, on: glass)
        }
        sketch.group(
            id: "marked", offset: canvas.screenOrigin, scale: canvas.unit, clip: glass
        ) { sketch in
            for mark in annotations.marks {
                sketch.stroke(mark.edge, Stroke(sketch.theme.annotation, width: 1.5))
            }
        }
        sketch.group(offset: canvas.screenOrigin, scale: canvas.deviceScale, clip: clip) { screen in
            // On a page on which they would not be readable, only the outlines are drawn.
            if look.pageWidth == nil || canvas.deviceScale >= Sketch.leastRegionScale {
                for label in drawn.regionLabels { screen.regionLabel(label) }
            }
            if look.pageWidth != nil { screen.keepLegible(at: canvas.deviceScale) }
        }
        sketch.theme = besides
        sketch.group(scale: canvas.unit) {
            for (ghost, slot) in canvas.ghosts { $0.ghost(ghost, in: slot) }
        }
        sketch.group(id: "annotations", offset: canvas.screenOrigin, scale: canvas.unit) {
            $0.annotations(annotations)
        }
        sketch.group(id: "legend", role: .paragraph, scale: canvas.unit) {
            $0.legend(canvas.markLegend)
            $0.legend(canvas.lineLegend)
        }
        if let notes = canvas.notes {
            sketch.group(id: "notes", role: .paragraph, scale: canvas.unit) { $0.notes(notes) }
        }
        return Scene(size: canvas.pictureSize, background: background, elements: sketch.elements)
    }
}

extension Wireframe {
    /// The changes of the columns in another picture, as a sentence without its end: new and removed columns, and
    /// widths of what is in sight.
    package func columnChanges(to other: Wireframe, in phrases: AlternativeTextPhrases) -> String {
        let before = tree.columnWidths
        let after = other.tree.columnWidths
        let changes = Column.allCases.compactMap { column -> String? in
            let name = phrases.column(column.name)
            switch (before[column], after[column]) {
            case (nil, nil): return nil
            case (nil, _?):
                let wasStacked = beneath.contains { $0.column == column }
                return phrases(wasStacked ? .isUnstacked : .isNew, ["column": name])
            case (_?, nil):
                let isStacked = other.beneath.contains { $0.column == column }
                return phrases(isStacked ? .isStacked : .isGone, ["column": name])
            case (let old?, let new?):
                guard abs(old - new) >= 1 else { return nil }
                return phrases(
                    .columnWidth, ["column": name, "width": "\(old.figureText) → \(new.figureText)"])
            }
        }
        return changes.isEmpty ? phrases(.unchanged) : phrases.list(changes)
    }
}

extension InterfaceTree {
    /// The width of each visible column in points: of the part that no other covers.
    fileprivate var columnWidths: [Column: Double] {
        columns.reduce(into: [:]) { widths, element in
            guard let column = element.column else { return }
            widths[column.column] = frameInSight(of: element.name)?.width ?? 0
        }
    }
}
