import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

/// Draws the elements of a tree, each in its place in the window.
struct InterfaceDrawing {
    let tree: InterfaceTree
    /// Whether what lies outside the columns' safe areas is hatched.
    let hatchesSafeAreas: Bool
    /// The column in whose bar the missing display-mode button is marked, nil where none is.
    let missingButtonColumn: Column?
    /// The radius of the window's corners in points.
    let cornerRadius: Double
    /// Where in the window the home indicator lies; nil without one.
    let homeIndicator: Rectangle?

    /// What an element needs to know of the elements around it.
    struct Surroundings {
        var path = ""
        var isCollapsed = false
        var column: Column?
        /// The frame and the safe area of the column or screen around it.
        var container: (frame: Rectangle, safeArea: EdgeInsets)?
        /// The columns below one that floats, whose content shows through its glass.
        var beneath: [InterfaceElement] = []
    }

    private var look: Generation.Look { tree.generation.look }
    private var screen: ScreenKind { tree.environment.screenKind }

    func draw(in sketch: inout Sketch) {
        // The home indicator is as grey as the bars that stand for text: they would run into one another.
        sketch.keepsFree = homeIndicator?.inset(by: -8)
        for layer in tree.layers { draw(layer, in: &sketch, Surroundings()) }
    }

    private func draw(_ element: InterfaceElement, in sketch: inout Sketch, _ outer: Surroundings) {
        var surroundings = outer
        let theme = sketch.theme
        sketch.theme.adopt(element.style)
        defer { sketch.theme = theme }
        surroundings.path = outer.path.isEmpty ? element.name : "\(outer.path)/\(element.name)"
        switch element.kind {
        case .split(let split):
            surroundings.isCollapsed = split.isCollapsed
            drawColumns(of: element, in: &sketch, surroundings)
        case .column(let column):
            surroundings.column = column.column
            surroundings.container = (element.frame, column.safeArea)
            drawColumn(column, element, in: &sketch, surroundings)
        case .screen(let screen):
            surroundings.container = (element.frame, screen.safeArea)
            drawScreen(screen, element, in: &sketch, surroundings)
        case .separator:
            sketch.block(element.frame, sketch.theme.boundary)
        case .dimming:
            sketch.block(element.frame, sketch.theme.veil)
        case .navigationBar:
            let axis = turn(&sketch, as: element)
            for child in element.children { draw(child, in: &sketch, surroundings) }
            finishBar(element, in: &sketch, surroundings)
            sketch.mirrorAxis = axis
        case .title(let title):
            sketch.title(
                title, in: readingFrame(element.frame, sketch), size: tree.generation[.titleSize, screen])
        case .barButton(let button):
            drawBarButton(button, element, in: &sketch)
        case .windowControls:
            sketch.windowControls(in: readingFrame(element.frame, sketch))
        case .toolbar, .tabBar:
            if !look.hasGlass, let container = surroundings.container {
                sketch.bottomBackground(
                    readingFrame(element.frame, sketch), in: readingFrame(container.frame, sketch))
            }
            for child in element.children { draw(child, in: &sketch, surroundings) }
        case .tab(let tab):
            sketch.tab(tab, in: readingFrame(element.frame, sketch), hasGlass: look.hasGlass)
        case .glass:
            sketch.glass(readingFrame(element.frame, sketch))
        case .content(let content):
            if element.children.isEmpty {
                drawContent(content, element, in: &sketch, surroundings)
            } else {
                drawViews(of: element, in: &sketch, surroundings)
            }
        case .view(let view):
            let axis = turn(&sketch, as: element)
            sketch.view(view, in: readingFrame(element.frame, sketch), style: element.style)
            sketch.mirrorAxis = axis
            if view.isLit(element.style) { sketch.theme.standOnAccent() }
            for child in element.children { draw(child, in: &sketch, surroundings) }
        }
    }

    private func drawBarButton(
        _ button: BarButtonElement, _ element: InterfaceElement, in sketch: inout Sketch
    ) {
        let frame = readingFrame(element.frame, sketch)
        let isFilled = button.isProminent && look.hasGlass
        if isFilled { sketch.fill(.roundedRectangle(frame, radius: frame.height / 2), sketch.theme.accent) }
        // Measured: from iOS 26 on in the colour of labels, not in the app's tint.
        let color = look.hasGlass && element.style.tint == nil ? sketch.theme.ink : sketch.theme.accent
        sketch.barButton(
            button, in: frame, iconSide: tree.generation[.iconSide, screen],
            font: Font(
                size: tree.generation[.bodySize, screen],
                weight: button.isProminent ? .semibold : look.barButtonWeight),
            color: isFilled ? sketch.theme.onAccent : color)
    }

    /// Turns what follows to the direction that the app gives an element, and gives back the axis of before.
    private func turn(_ sketch: inout Sketch, as element: InterfaceElement) -> Double? {
        let axis = sketch.mirrorAxis
        if let direction = element.style.direction {
            sketch.mirrorAxis = direction == .rightToLeft ? element.frame.midX : nil
        }
        return axis
    }

    /// The columns in their order; those that lie above others side by side share one shadow and one edge.
    private func drawColumns(
        of split: InterfaceElement, in sketch: inout Sketch, _ surroundings: Surroundings
    ) {
        let overlaid = split.children.indices.filter { split.children[$0].presentation == .overlaid }
        let overlay = Rectangle(around: overlaid.map { split.children[$0].frame })
        for (index, child) in split.children.enumerated() {
            if let overlay, index == overlaid.first { sketch.overlayShadow(overlay) }
            var surroundings = surroundings
            if child.presentation == .floating { surroundings.beneath = Array(split.children[..<index]) }
            draw(child, in: &sketch, surroundings)
            if let overlay, index == overlaid.last {
                sketch.overlayEdge(overlay, windowWidth: tree.environment.size.width)
            }
        }
    }

    private func drawColumn(
        _ column: ColumnElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let fill =
            element.style.background.map(Color.init)
            ?? sketch.theme.fill(of: column.column, isCollapsed: surroundings.isCollapsed)
        let surface = element.surface(of: column)
        let radius = element.cornerRadius(of: column.presentation, in: tree.environment.size, cornerRadius)
        let outline = surface.outline(radius: radius)
        if column.presentation == .sheet {
            sketch.block(Rectangle(size: tree.environment.size), sketch.theme.veil)
        }
        sketch.columnBackground(surface, column.presentation, fill, radius: radius)
        let mirror = isMirrored ? element.frame.midX : nil
        var surroundings = surroundings
        let beneath = surroundings.beneath
        surroundings.beneath = []
        sketch.group(id: surroundings.path, clip: outline) { inner in
            for neighbour in beneath { drawThroughGlass(neighbour, in: &inner, fill) }
            inner.mirrorAxis = mirror
            for child in element.children { draw(child, in: &inner, surroundings) }
            if hatchesSafeAreas {
                inner.mirrorAxis = nil
                inner.safeAreaHatching(of: element.frame, insets: column.safeArea)
            }
        }
        sketch.columnEdge(surface, column.presentation, radius: radius)
        if column.presentation == .popover {
            sketch.popoverArrow(above: surface, towards: popoverButtonX ?? surface.midX, fill)
        }
    }

    /// What of a column is large enough to be seen through the glass of a panel above it, in colours near the panel's.
    private func drawThroughGlass(
        _ column: InterfaceElement, in sketch: inout Sketch, _ glass: Color
    ) {
        guard case .column(let element) = column.kind else { return }
        var surroundings = Surroundings()
        surroundings.column = element.column
        surroundings.container = (column.frame, element.safeArea)
        let (theme, axis) = (sketch.theme, sketch.mirrorAxis)
        defer { (sketch.theme, sketch.mirrorAxis) = (theme, axis) }
        sketch.theme.soften(towards: glass)
        sketch.mirrorAxis = isMirrored ? column.frame.midX : nil
        for child in column.children {
            guard case .content(let content) = child.kind else { continue }
            if child.children.isEmpty {
                if content.kind.hasGround { drawContent(content, child, in: &sketch, surroundings) }
            } else {
                for view in child.children where view.hasGround { draw(view, in: &sketch, surroundings) }
            }
        }
    }

    /// A screen's ground with its corners, its arrow or handle, and what stands on it.
    private func drawScreen(
        _ screen: ScreenElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let surface = element.frame.surface(of: screen)
        sketch.screenBackground(surface, screen, element.style.background.map(Color.init))
        let mirror = isMirrored ? element.frame.midX : nil
        sketch.group(id: surroundings.path, clip: surface.outline(of: screen.presentation)) { inner in
            inner.mirrorAxis = mirror
            for child in element.children { draw(child, in: &inner, surroundings) }
            inner.mirrorAxis = nil
            if hatchesSafeAreas { inner.safeAreaHatching(of: element.frame, insets: screen.safeArea) }
            if screen.hasGrabber { inner.grabber(at: surface) }
        }
        sketch.screenEdge(surface, screen)
    }

    /// The middle of the first button in the bar above which a popover lies.
    private var popoverButtonX: Double? {
        tree.columns.lazy.flatMap(\.children).flatMap(\.children).first(where: \.isBarButton)?.frame.midX
    }

    /// What a bar has beyond its own elements: the line below it, and the mark of a missing button.
    private func finishBar(
        _ bar: InterfaceElement, in sketch: inout Sketch, _ surroundings: Surroundings
    ) {
        if !look.hasGlass {
            // The bar runs on to the column's sides, beneath the camera.
            let width = readingFrame(surroundings.container?.frame ?? bar.frame, sketch)
            sketch.hairline(x: width.minX, y: bar.frame.maxY - 1, width: width.width)
        }
        if let column = surroundings.column, column == missingButtonColumn {
            sketch.missingButton(in: bar.missingButtonFrame(mirrorAxis: sketch.mirrorAxis))
        }
    }

    /// The app's own views; what is scrolled beneath bars is cut, and a search field may stand in them.
    private func drawViews(
        of content: InterfaceElement, in sketch: inout Sketch, _ surroundings: Surroundings
    ) {
        // Beneath bars of glass, pictures go on to the edges and words fade out.
        let ground = look.hasGlass ? content.children.prefix(while: \.hasGround) : []
        for child in ground { draw(child, in: &sketch, surroundings) }
        sketch.group(clip: .rectangle(readingFrame(content.frame, sketch))) { inner in
            for child in content.children.dropFirst(ground.count) where !child.isSearch {
                draw(child, in: &inner, surroundings)
            }
        }
        for child in content.children where child.isSearch { draw(child, in: &sketch, surroundings) }
    }

    private func drawContent(
        _ content: ContentElement, _ element: InterfaceElement, in sketch: inout Sketch,
        _ surroundings: Surroundings
    ) {
        let bottom = surroundings.container?.safeArea.bottom ?? 0
        let frame = element.frame.inset(by: EdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
        let column = surroundings.column
        var ground = surroundings.container?.frame ?? element.frame
        if !look.hasGlass {
            ground.height -= element.frame.minY - ground.minY
            ground.y = element.frame.minY
        }
        let place = ContentPlace(
            frame: readingFrame(frame, sketch), ground: readingFrame(ground, sketch),
            listStyle: ListStyle(column: column, isCollapsed: surroundings.isCollapsed),
            selectedTitle: column.flatMap(titleOfSelection), seed: column?.name ?? element.name)
        // The conventions are drawn for letters of 17 points.
        let scale = tree.generation[.bodySize, screen] / 17
        guard scale != 1 else { return sketch.content(content, at: place) }
        sketch.group(scale: scale) { $0.content(content, at: place.scaled(by: 1 / scale)) }
    }

    /// What the selected row of a column is called: the title of the next column, which shows it.
    private func titleOfSelection(in column: Column) -> String? {
        let next: [Column] =
            switch column {
            case .primary: [.supplementary, .secondary]
            case .supplementary: [.secondary]
            case .secondary, .compact, .inspector: []
            }
        return next.lazy.compactMap { tree.title(of: $0) }.first
    }

    private var isMirrored: Bool { tree.environment.layoutDirection == .rightToLeft }

    /// A frame as the sketch wants it: as if read from left to right, the sketch mirrors it back.
    private func readingFrame(_ frame: Rectangle, _ sketch: Sketch) -> Rectangle {
        sketch.mirrorAxis.map { frame.mirrored(about: $0) } ?? frame
    }
}

extension InterfaceTree {
    /// The title in a column's bar, nil where the column is out of sight or has none.
    fileprivate func title(of column: Column) -> String? {
        let titles = columns.lazy.filter { $0.name == column.name }.flatMap(\.children).compactMap { child in
            if case .navigationBar(let bar) = child.kind, !bar.title.isEmpty { bar.title } else { nil }
        }
        return titles.first
    }
}

extension InterfaceElement {
    /// What a column covers: its frame, but a sheet leaves the top free and runs out of the window below.
    fileprivate func surface(of column: ColumnElement) -> Rectangle {
        guard column.presentation == .sheet else { return frame }
        return frame.inset(by: EdgeInsets(top: column.safeArea.top, left: 0, bottom: -40, right: 0))
    }

    /// Whether it is a view that is all colour or picture.
    fileprivate var hasGround: Bool {
        if case .view(let view) = kind { view.kind == .box || view.kind == .image } else { false }
    }

    fileprivate var isSearch: Bool {
        if case .view(let view) = kind { view.kind == .search } else { false }
    }

    fileprivate var isBarButton: Bool {
        if case .barButton = kind { true } else { false }
    }

    fileprivate var presentation: ColumnPresentation? {
        guard case .column(let column) = kind else { return nil }
        return column.presentation
    }
}

extension Rectangle {
    /// The smallest rectangle around others, nil around none.
    fileprivate init?(around others: [Rectangle]) {
        guard let left = others.map(\.minX).min(), let right = others.map(\.maxX).max(),
            let top = others.map(\.minY).min(), let bottom = others.map(\.maxY).max()
        else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension ListStyle {
    init(column: Column?, isCollapsed: Bool) {
        switch (column, isCollapsed) {
        case (.primary, false), (.inspector, false): self = .sidebar
        case (.supplementary, _), (.primary, true), (.compact, _), (.inspector, true): self = .plain
        case (.secondary, _), (nil, _): self = .cards
        }
    }
}
