import SplitframeGeometry
import SplitframeInterface

/// The bars of one column with all that stands in them, as frames in the window.
struct ColumnBars {
    var column: ColumnLayout
    /// The frames of the columns drawn above it.
    var covers: [Rectangle]
    var metrics: BarMetrics
    var environment: TraitEnvironment

    init(
        column: ColumnLayout, covers: [Rectangle], generation: Generation, environment: TraitEnvironment
    ) {
        self.column = column
        self.covers = covers
        self.metrics = BarMetrics(
            generation: generation, screen: environment.screenKind,
            isInPanel: column.presentation == .floating)
        self.environment = environment
    }

    /// The bar at the column's top; nothing where the app has taken it away.
    func navigationBar(
        of contents: ColumnContents, buttons: [(name: String, button: BarButtonElement)]
    ) -> InterfaceElement? {
        guard !contents.isBarHidden else { return nil }
        let bar = NavigationBarElement(
            title: contents.title, prefersLargeTitle: contents.prefersLargeTitle)
        let room = contents.prefersLargeTitle && metrics.hasLargeTitles ? metrics[.largeTitleRoom] : 0
        let frame = top(height: metrics[.navigationBarHeight] + room)
        let layout = NavigationBarLayout(
            metrics: metrics, size: frame.size, pixelGrid: environment.pixelGrid, bar: bar, buttons: buttons,
            hasWindowControls: hasWindowControls(above: frame))
        return element("bar", frame, .navigationBar(bar), layout.elements)
    }

    /// Tab bar and toolbar from the bottom up.
    ///
    /// In iOS 26 they float above the column's end, and a toolbar without buttons is none; before, the lowest
    /// one ends at the safe area.
    func bottomBars(of contents: ColumnContents) -> [InterfaceElement] {
        var bars: [InterfaceElement] = []
        var end = column.frame.maxY - (metrics.hasGlass ? 0 : column.safeArea.bottom)
        let width = safeFrame.width
        let grid = environment.pixelGrid
        func add(_ name: String, _ kind: InterfaceElement.Kind, height: Double, _ inside: [InterfaceElement])
        {
            let frame = Rectangle(x: safeFrame.x, y: end - height, width: width, height: height)
            bars.append(element(name, frame, kind, inside))
            end = frame.minY
        }
        if let tabs = contents.shownTabs {
            let layout = TabBarLayout(metrics: metrics, width: width, pixelGrid: grid, tabs: tabs)
            add(
                "tabBar", .tabBar, height: metrics[.tabRow] + metrics[.tabBottom], layout.elements)
        }
        if let items = contents.toolbarItems {
            let layout = ToolbarLayout(metrics: metrics, width: width, pixelGrid: grid, items: items)
            let bottom = metrics[bars.isEmpty ? .toolbarBottom : .bottomBarGap]
            if !metrics.hasGlass || !layout.elements.isEmpty {
                add(
                    "toolbar", .toolbar,
                    height: metrics[.toolbarTop] + metrics[.toolbarRow] + bottom,
                    layout.elements)
            }
        }
        return bars
    }

    /// What a column's content has below a bar.
    func content(below bar: InterfaceElement?) -> Rectangle {
        let top = bar?.frame.maxY ?? safeFrame.minY
        return Rectangle(
            x: safeFrame.x, y: top, width: safeFrame.width, height: max(0, safeFrame.maxY - top))
    }

    /// The column inside the safe area at its sides and its top.
    private var safeFrame: Rectangle {
        var insets = column.safeArea
        insets.bottom = 0
        return column.frame.inset(by: insets)
    }

    private func top(height: Double) -> Rectangle {
        var frame = safeFrame
        if column.frame.minY == 0 {
            frame.y = min(max(frame.y, metrics[.navigationBarTop]), frame.maxY)
        }
        frame.height = min(height, safeFrame.maxY - frame.y)
        return frame
    }

    /// Whether a bar is the uppermost one in the corner where the window's controls stand.
    private func hasWindowControls(above bar: Rectangle) -> Bool {
        let side = metrics[.windowControlsCorner]
        let x = environment.layoutDirection == .rightToLeft ? environment.size.width - side : 0
        let corner = Rectangle(x: x, y: 0, width: side, height: side)
        guard environment.hasWindowControls, let place = bar.intersection(corner) else { return false }
        return covers.allSatisfy { $0.intersection(place) == nil }
    }

    /// A bar around what was laid out from its corner and as if read from left to right.
    private func element(
        _ name: String, _ frame: Rectangle, _ kind: InterfaceElement.Kind, _ inside: [InterfaceElement]
    ) -> InterfaceElement {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let children = inside.map { item in
            var item = item
            if isMirrored { item.frame = item.frame.mirrored(inWidth: frame.width) }
            item.frame = item.frame.offset(x: frame.x, y: frame.y)
            return item
        }
        return InterfaceElement(name: name, frame: frame, kind: kind, children: children)
    }
}
