import SplitframeInterface

/// Draws the elements of a tree at their positions in the window.
struct InterfaceDrawing {
    let tree: InterfaceTree
    /// The layers to draw, from the bottom up, without a background for glass; nil to draw all layers.
    var layers: [InterfaceElement]?
    /// The frames that no hatching crosses; nil if the areas outside the columns' safe areas are not hatched.
    let unhatched: [Rectangle]?
    /// The column in whose bar the missing display-mode button is marked, nil if there is none.
    let missingButtonColumn: Column?
    /// The radius of the window's corners in points.
    let cornerRadius: Double
    /// The frame of the home indicator in the window; nil without one.
    let homeIndicator: Rectangle?
    /// The styles of the safe areas' edges, by the columns' names.
    var safeAreaStyles: [String: LineStyle] = [:]
    /// The horizontal distance of the lines of their hatching, in points of the window.
    var hatchingPitch = Sketch.hatchingPitch
    /// Whether what lies beneath overlays that the system does not dim is dimmed.
    var veilsOverlaid = false
    /// Whether every element is a group with its path as its name.
    var namesAll = false
    /// The font size of the columns' names in place of their bars of text, in points of the window; nil if texts are
    /// readable.
    var nameSize: Double?

    /// Facts about the surroundings of an element.
    struct Surroundings {
        var path = ""
        var style = SplitStyle.unspecified
        /// The colour of the lines between columns; nil for that of the theme.
        var lines: Color?
        var column: Column?
        /// Whether the column's name replaces its title and its bars of text.
        var isNamed = false
        /// The frame and the safe area of the column or screen around it.
        var container: (frame: Rectangle, safeArea: EdgeInsets)?
        /// Where views begin to be seen below the bars around them, in points of the window.
        var top = -Double.infinity
        /// Whether the app gives the bar around it a tint.
        var isBarTinted = false
        /// The columns above the one around it.
        var covers: [Rectangle] = []
    }

    var look: Generation.Look { tree.generation.look }
    var screen: ScreenKind { tree.environment.screenKind }

    func draw(in sketch: inout Sketch) {
        // The home indicator is as grey as the bars that represent text, so that the two must not touch.
        sketch.keepsFree = homeIndicator?.inset(by: -8)
        for layer in layers ?? tree.layers { draw(layer, in: &sketch, Surroundings()) }
    }

    private func draw(_ element: InterfaceElement, in sketch: inout Sketch, _ outer: Surroundings) {
        var surroundings = outer
        let (theme, surface, opacity) = (sketch.theme, sketch.surface, sketch.opacity)
        sketch.theme.adopt(element.style)
        if element.style.interfaceStyle != nil { sketch.surface = sketch.theme.secondary }
        sketch.opacity *= element.style.opacity
        defer { (sketch.theme, sketch.surface, sketch.opacity) = (theme, surface, opacity) }
        surroundings.path = outer.path.isEmpty ? element.name : "\(outer.path)/\(element.name)"
        guard namesAll else { return drawParts(of: element, in: &sketch, surroundings) }
        sketch.group(id: surroundings.path) { drawParts(of: element, in: &$0, surroundings) }
    }

    private func drawParts(
        of element: InterfaceElement, in sketch: inout Sketch, _ outer: Surroundings
    ) {
        var surroundings = outer
        switch element.kind {
        case .split(let split):
            surroundings.style = split.style
            drawColumns(of: element, in: &sketch, surroundings)
        case .column(let column):
            surroundings.column = column.column
            surroundings.isNamed = nameSize != nil && element.isNamedWhenSmall
            surroundings.container = (element.frame, column.safeArea)
            if let cover = element.topCover { surroundings.top = max(surroundings.top, cover.end) }
            drawColumn(column, element, in: &sketch, surroundings)
        case .screen(let screen):
            surroundings.container = (element.frame, screen.safeArea)
            if let cover = element.topCover { surroundings.top = max(surroundings.top, cover.end) }
            drawScreen(screen, element, in: &sketch, surroundings)
        case .separator:
            sketch.block(element.frame, surroundings.lines ?? sketch.theme.boundary)
        case .dimming:
            sketch.block(element.frame, sketch.theme.veil)
        case .navigationBar:
            surroundings.isBarTinted = element.style.tint != nil
            let axis = turn(&sketch, as: element)
            sketch.group(id: surroundings.path, label: element.spokenName) { bar in
                // The bar extends to the column's sides, beneath the camera, and its background to the column's top.
                let ground = readingFrame(
                    element.barGround(in: surroundings.container?.frame ?? element.frame), bar)
                if let color = background(of: element, in: bar) { bar.block(ground, color) }
                for child in element.children { draw(child, in: &bar, surroundings) }
                if !look.hasGlass, element.style.background?.alpha != 0 {
                    bar.hairline(x: ground.minX, y: ground.maxY - 1, width: ground.width)
                }
            }
            sketch.mirrorAxis = axis
        case .title(let title):
            guard !surroundings.isNamed else { return }
            sketch.title(
                title, in: readingFrame(element.frame, sketch), size: tree.generation[.titleSize, screen],
                element.style.foreground)
        case .barButton(let button):
            if surroundings.covers.contains(where: { $0.contains(element.frame) }) { return }
            sketch.group(id: surroundings.path, label: element.spokenName) {
                drawBarButton(
                    button, element, isBarTinted: surroundings.isBarTinted, isNamed: surroundings.isNamed,
                    in: &$0)
            }
        case .windowControls:
            sketch.windowControls(in: readingFrame(element.frame, sketch))
        case .toolbar, .tabBar:
            surroundings.isBarTinted = element.style.tint != nil
            sketch.group(id: surroundings.path, label: element.spokenName) { bar in
                let background = background(of: element, in: bar)
                if !element.isAtTop, !look.hasGlass || background != nil {
                    let ground = element.barGround(in: surroundings.container?.frame ?? element.frame)
                    bar.bottomBackground(
                        readingFrame(ground, bar), background ?? bar.surface ?? bar.theme.neighbor,
                        hasLine: !look.hasGlass && element.style.background?.alpha != 0)
                }
                if element.holdsSidebarTabs {
                    bar.block(readingFrame(element.frame, bar), bar.theme.primary)
                }
                for child in element.children { draw(child, in: &bar, surroundings) }
            }
        case .tab(let tab):
            if !tab.isEnabled { sketch.opacity *= WireframeTheme.disabledOpacity }
            sketch.tab(
                tab, in: readingFrame(element.frame, sketch), hasGlass: look.hasGlass,
                color: element.style.foreground.map(Color.init))
        case .glass:
            sketch.glass(readingFrame(element.frame, sketch))
        case .content(let content):
            if element.children.isEmpty {
                drawContent(content, element, in: &sketch, surroundings)
            } else {
                drawViews(of: element, in: &sketch, surroundings)
            }
        case .view(let view):
            guard let clip = element.style.clip else {
                return drawView(view, element, in: &sketch, surroundings)
            }
            let area = readingFrame(clip.area, sketch)
            sketch.group(clip: clip.radius > 0 ? area.outline(radius: clip.radius) : .rectangle(area)) {
                drawView(view, element, in: &$0, surroundings)
            }
        }
    }

    /// The colour that the app gives a bar, or that of the theme for a background of the system; nil without any.
    private func background(of bar: InterfaceElement, in sketch: Sketch) -> Color? {
        bar.style.background.map(Color.init)
            ?? bar.style.ground.map {
                sketch.theme.color(of: $0, on: sketch.surface ?? sketch.theme.secondary)
            }
    }

    private func drawView(
        _ view: ViewElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let opacity = sketch.opacity
        defer { sketch.opacity = opacity }
        if !view.isEnabled { sketch.opacity *= WireframeTheme.disabledOpacity }
        let axis = turn(&sketch, as: element)
        let frame = readingFrame(element.frame, sketch)
        let end = element.endViewStart(isMirrored: sketch.mirrorAxis != nil)
        sketch.view(
            view, in: frame, style: element.style, hasRoundSelection: look.hasRoundSelection,
            upTo: end.map { frame.minX + $0 })
        sketch.mirrorAxis = axis
        if view.isLit(element.style) { sketch.theme.adaptToAccent() }
        for child in element.children { draw(child, in: &sketch, surroundings) }
    }

    /// Sets the direction of an element in the sketch, and returns the previous mirror axis.
    func turn(_ sketch: inout Sketch, as element: InterfaceElement) -> Double? {
        let axis = sketch.mirrorAxis
        if let direction = element.style.direction {
            sketch.mirrorAxis = direction == .rightToLeft ? element.frame.midX : nil
        }
        return axis
    }

    /// The columns in their order; adjacent overlaid columns share one shadow and one edge.
    private func drawColumns(
        of split: InterfaceElement, in sketch: inout Sketch, _ surroundings: Surroundings
    ) {
        let overlays = split.overlays
        // Columns mirror themselves, wherever the split view is.
        let axis = sketch.mirrorAxis
        sketch.mirrorAxis = nil
        defer { sketch.mirrorAxis = axis }
        var surroundings = surroundings
        surroundings.lines = split.style.background.map(Color.init)
        if let ground = surroundings.lines { sketch.block(split.frame, ground) }
        let dimmed = veilsOverlaid ? split.undimmedBeneathOverlays : []
        for (index, child) in split.children.enumerated() {
            for overlay in overlays where overlay.columns.first == index {
                sketch.overlayShadow(overlay.frame, nameSize: nameSize)
            }
            let covers = split.children[(index + 1)...].filter(\.coversColumns)
            surroundings.covers = layers == nil ? covers.map(\.frame) : []
            draw(child, in: &sketch, surroundings)
            if dimmed.contains(index) {
                // What glass covers would make it look dimmed too.
                sketch.group(clip: outline(of: child)) { sketch in
                    sketch.outside(covers.map(outline)[...], in: child.frame) {
                        $0.block(child.frame, $0.theme.overlayVeil)
                    }
                }
            }
            for overlay in overlays where overlay.columns.last == index {
                sketch.overlayEdge(overlay.frame, windowWidth: tree.environment.size.width)
            }
        }
        let children = split.children.indices.map { (split.children[$0], split.children[($0 + 1)...]) }
        for name in ColumnName.alike(children.compactMap { name(of: $0, below: $1) }) {
            name.draw(in: &sketch)
        }
        for (child, covers) in children { annotate(child, below: covers, in: &sketch) }
    }

    private func drawColumn(
        _ column: ColumnElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let surface = element.style.background.map(Color.init) ?? sketch.theme.fill(of: column.column)
        let fill = element.style.ground.map { sketch.theme.color(of: $0, on: surface) } ?? surface
        let radius = element.cornerRadius(in: tree.environment.size, cornerRadius)
        sketch.columnBackground(
            element.frame, column.presentation, fill, radius: radius, isGlass: look.hasGlass && layers == nil)
        let mirror = isMirrored ? element.frame.midX : nil
        let outline = element.frame.outline(radius: radius)
        sketch.group(id: surroundings.path, label: element.spokenName, clip: outline) { inner in
            inner.mirrorAxis = mirror
            inner.surface = surface
            for child in element.children { draw(child, in: &inner, surroundings) }
        }
        sketch.columnEdge(element.frame, column.presentation, radius: radius)
    }

    /// A screen's background with its corners, its arrow or handle, and its content.
    private func drawScreen(
        _ screen: ScreenElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let surface = readingFrame(element.frame.surface(of: screen), sketch)
        let fill =
            element.style.background.map(Color.init)
            ?? element.style.ground.map { sketch.theme.color(of: $0, on: sketch.theme.secondary) }
            ?? surroundings.column.map(sketch.theme.fill(of:))
            ?? sketch.theme.fill(ofScreenWith: element.children)
        sketch.screenBackground(surface, screen, fill)
        let mirror = isMirrored ? element.frame.midX : nil
        sketch.group(
            id: surroundings.path, label: element.spokenName, clip: surface.outline(of: screen.presentation)
        ) { inner in
            inner.mirrorAxis = mirror
            inner.surface = fill
            for child in element.children { draw(child, in: &inner, surroundings) }
            inner.mirrorAxis = nil
            let columns = element.children.filter { $0.presentation != nil }
            for column in columns {
                name(of: column, below: [])?.draw(in: &inner)
                annotate(column, below: [], in: &inner)
            }
            if unhatched != nil, columns.isEmpty {
                inner.safeAreaHatching(
                    of: element.frame, insets: screen.safeArea, inner.theme.annotation,
                    safeAreaStyles[element.name], pitch: hatchingPitch)
            }
            if screen.hasGrabber { inner.grabber(at: surface) }
        }
        sketch.screenEdge(surface, screen, fill)
    }

    /// The app's own views, up to the edges of their column or screen; those beneath bars are clipped.
    private func drawViews(
        of content: InterfaceElement, in sketch: inout Sketch, _ outer: Surroundings
    ) {
        var surroundings = outer
        surroundings.container = nil
        var area = outer.container?.frame ?? content.frame
        area.y = max(area.y, outer.top)
        area.height = content.frame.maxY - area.y
        // Beneath glass bars, pictures extend to the edges and texts fade out, so that other views are clipped.
        let free = content.viewsBeneathBars(hasGlass: look.hasGlass)
        let children = content.children.enumerated()
        for (index, child) in children where free.contains(index) && !child.isSearch {
            draw(child, in: &sketch, surroundings)
        }
        sketch.group(clip: .rectangle(readingFrame(area, sketch))) { inner in
            for (index, child) in children where !free.contains(index) {
                draw(child, in: &inner, surroundings)
            }
        }
        for child in content.children where child.isSearch { draw(child, in: &sketch, surroundings) }
    }

    private func drawContent(
        _ content: ContentElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        guard content.rowCount != 0, !surroundings.isNamed else { return }
        let content = tree.focused(content, in: surroundings.column)
        let bottom = surroundings.container?.safeArea.bottom ?? 0
        let frame = element.frame.inset(bottom: bottom)
        let column = surroundings.column
        let ground = element.frame.inset(by: content.extendedEdges.negated)
        let place = ContentPlace(
            frame: readingFrame(frame, sketch), ground: readingFrame(ground, sketch),
            listStyle: ListStyle(column: column),
            storyLevel: column.flatMap { SampleContents.level(of: $0, in: surroundings.style) },
            idiom: tree.environment.idiom, hasRoundSelection: look.hasRoundSelection,
            selectedTitle: column.flatMap(titleOfSelection), seed: column?.name ?? element.name)
        // The conventional content is designed for texts of 17 points.
        let scale = tree.generation[.bodySize, screen] / 17
        guard scale != 1 else { return sketch.content(content, at: place) }
        sketch.group(scale: scale) { $0.content(content, at: place.scaled(by: 1 / scale)) }
    }

    /// The title of the selected row of a column: that of the next column, which shows the row's content.
    private func titleOfSelection(in column: Column) -> String? {
        let next: [Column] =
            switch column {
            case .primary: [.supplementary, .secondary]
            case .supplementary: [.secondary]
            case .secondary, .compact, .inspector: []
            }
        return next.lazy.compactMap { tree.givenTitle(of: $0) }.first
    }

    var isMirrored: Bool { tree.environment.layoutDirection == .rightToLeft }

    /// A frame for the sketch, in left-to-right coordinates, which the sketch mirrors back.
    func readingFrame(_ frame: Rectangle, _ sketch: Sketch) -> Rectangle {
        frame.mirrored(about: sketch.mirrorAxis)
    }
}
