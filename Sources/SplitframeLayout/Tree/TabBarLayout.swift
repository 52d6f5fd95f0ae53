public import SplitframeInterface

/// The layout of the tabs in a tab bar, relative to its corner and from left to right.
struct TabBarLayout {
    /// The distance in points between the tabs and the tab that stands apart.
    private static let gap = 8.0
    static let assumptions = [
        Assumption(
            rule: "tabApart",
            value:
                "a tab that stands apart is a circle at the end, 8 points from the others, which begin at the start; not in a strip at the top",
            reason: "it is documented to stand apart, and no frame of it is published")
    ]

    var metrics: BarMetrics
    var width: Double
    var pixelGrid: PixelGrid
    var tabs: [TabElement]
    /// The height of the row in points; nil for that of the system.
    var givenHeight: Double?

    private var rowHeight: Double { givenHeight ?? metrics[.tabRow] }
    private var inset: Double { metrics[.tabInset] }
    private var margin: Double { metrics.hasGlass ? metrics[.tabMargin] : 0 }

    /// The tabs side by side, in a capsule in the bar's middle or over its whole width; where one stands apart in a circle
    /// at the end, the others begin at the start.
    var elements: [InterfaceElement] {
        guard let apart = tabs.firstIndex(where: \.isSeparate) else {
            return together(tabs, room: width - 2 * margin, isInMiddle: true)
        }
        let circle = Rectangle(x: width - margin - rowHeight, y: 0, width: rowHeight, height: rowHeight)
        return together(
            tabs.filter { !$0.isSeparate }, room: circle.minX - margin - Self.gap, isInMiddle: false)
            + [
                InterfaceElement(name: "apartGlass", frame: circle, kind: .glass),
                InterfaceElement(
                    name: "tab\(tabs.count)", frame: circle.inset(by: inset), of: tabs[apart]),
            ]
    }

    private func together(_ tabs: [TabElement], room: Double, isInMiddle: Bool) -> [InterfaceElement] {
        guard !tabs.isEmpty else { return [] }
        let padding = metrics[.tabPadding]
        let capsule = min(max(0, room), widest(tabs) * Double(tabs.count) + 2 * padding)
        let x = isInMiddle ? pixelGrid.round((width - capsule) / 2) : margin
        let share = (capsule - 2 * padding) / Double(tabs.count)
        let elements = tabs.enumerated().map { index, tab in
            var tab = tab
            tab.isTitleBeside = metrics.hasTabTitlesBeside
            return InterfaceElement(
                name: "tab\(index + 1)",
                frame: Rectangle(
                    x: x + padding + share * Double(index), y: inset, width: share,
                    height: rowHeight - 2 * inset), of: tab)
        }
        guard metrics.hasGlass else { return elements }
        let frame = Rectangle(x: x, y: 0, width: capsule, height: rowHeight)
        return [InterfaceElement(name: "glass", frame: frame, kind: .glass)] + elements
    }

    /// The width of each tab where there is room for it: that of the system, and enough for every title beside its icon.
    private func widest(_ tabs: [TabElement]) -> Double {
        guard metrics.hasTabTitlesBeside else { return metrics[.tabWidth] }
        let titles = tabs.map { Font.tabBeside.room(for: $0.title ?? "") }
        return max(metrics[.tabWidth], TabElement.besideIcon + (titles.max() ?? 0) + Self.besideTitle)
    }

    /// The room on both sides of an icon and its title; assumed.
    private static let besideTitle = 32.0
}

extension [TabElement] {
    /// The tabs that fit into a bar, with the tab that stands apart at the end; if there are too many, a More tab
    /// replaces the last of the others.
    ///
    /// - Parameter beforeMore: The number of tabs beside a More tab; nil for all places but its own.
    package func fitting(_ most: Int, beforeMore: Int? = nil) -> [TabElement] {
        let apart = filter(\.isSeparate)
        let others = filter { !$0.isSeparate }
        guard count > most else { return others + apart }
        let shown = others.prefix(Swift.max(0, (beforeMore ?? most - 1) - apart.count))
        let isMoreSelected = others.dropFirst(shown.count).contains(where: \.isSelected)
        return shown + [TabElement(title: "More", icon: .more, isSelected: isMoreSelected)] + apart
    }
}

extension InterfaceElement {
    /// Makes a controller outside the columns, with its bars and its contents.
    ///
    /// - Parameters:
    ///   - frame: The frame of its view in the window, in points.
    ///   - contents: The bars and the content of the visible controller in it.
    ///   - ground: The surface that its bars lie on.
    public init(
        named name: String, screen: ScreenElement, frame: Rectangle, contents: ColumnContents,
        environment: TraitEnvironment, generation: Generation, ground: BarMetrics.Ground
    ) {
        let bars = ContainerBars(
            frame: frame, safeArea: screen.safeArea,
            metrics: BarMetrics(
                generation: generation, screen: environment.screenKind, ground: ground),
            environment: environment,
            uprightSlot: VerticalBarSlot(in: environment, presented: screen.presentation, at: frame)?.frame)
        self.init(
            name: name, frame: frame, kind: .screen(screen),
            children: bars.elements(of: contents, leadingBackTo: contents.backTitle))
        style = contents.style
    }
}

/// The layout of a bar that an app places like any other view: its row is in the middle of a toolbar's height, and at a
/// tab bar's top.
package struct FreeBar {
    private let frame: Rectangle
    private let metrics: BarMetrics
    private let pixelGrid: PixelGrid
    private let isMirrored: Bool

    /// - Parameter frame: The bar's frame in the window, in points.
    package init(
        frame: Rectangle, metrics: BarMetrics, pixelGrid: PixelGrid, isMirrored: Bool
    ) {
        self.frame = frame
        self.metrics = metrics
        self.pixelGrid = pixelGrid
        self.isMirrored = isMirrored
    }

    package func elements(of items: [ToolbarItem]) -> [InterfaceElement] {
        let layout = ToolbarLayout(metrics: metrics, width: frame.width, pixelGrid: pixelGrid, items: items)
        return placed(
            layout.elements, y: (frame.height - metrics[.toolbarRow]) / 2 - metrics[.toolbarTop])
    }

    package func elements(of tabs: [TabElement]) -> [InterfaceElement] {
        let layout = TabBarLayout(
            metrics: metrics, width: frame.width, pixelGrid: pixelGrid, tabs: tabs,
            givenHeight: min(frame.height, metrics[.tabRow]))
        return placed(layout.elements, y: 0)
    }

    private func placed(_ elements: [InterfaceElement], y: Double) -> [InterfaceElement] {
        elements.map { element in
            var element = element
            if isMirrored { element.frame = element.frame.mirrored(inWidth: frame.width) }
            element.frame = element.frame.offset(x: frame.x, y: frame.y + y)
            return element
        }
    }
}

/// The layout of the tabs in a sidebar, relative to its corner and from left to right.
package struct TabSidebarLayout {
    /// The height and the side margins of a row in the sidebar of Settings on iPadOS 27, as Flutter's settings package
    /// measured them.
    private static let row = 52.0
    private static let inset = 16.0

    static let assumptions = [
        Assumption(
            rule: "tabSidebar",
            value:
                "tabs in a sidebar stand as a split view's sidebar does, from edge to edge, narrower where the rest would lack room, in rows as those of Settings on iPadOS 27",
            reason: "the placement is documented, and no frame of it is published")
    ]

    var size: Size
    /// Where the rows begin.
    var top: Double
    var tabs: [TabElement]

    var elements: [InterfaceElement] {
        tabs.enumerated().map { index, tab in
            var tab = tab
            tab.isInSidebar = true
            tab.isSeparate = false
            let frame = Rectangle(
                x: Self.inset, y: top + Double(index) * Self.row, width: max(0, size.width - 2 * Self.inset),
                height: Self.row)
            return InterfaceElement(name: "tab\(index + 1)", frame: frame, of: tab)
        }
    }

    /// The width in points of the sidebar in a window of this width.
    package static func width(in window: Double, generation: Generation) -> Double {
        let wanted = generation[.automaticPrimaryWidth]
        let hasRoom = window - wanted >= generation[.automaticSecondaryMinimum]
        return hasRoom ? wanted : generation[.automaticPrimaryMinimum]
    }
}

/// The layout of the tabs in a strip at a window's top, relative to its corner and from left to right.
struct TabStripLayout {
    var metrics: BarMetrics
    var width: Double
    var pixelGrid: PixelGrid
    var tabs: [TabElement]

    /// Tabs as wide as their titles, packed in a capsule in the strip's middle; where they do not fit, they share its
    /// width.
    var elements: [InterfaceElement] {
        let (row, inset) = (metrics[.tabStripRow], metrics[.tabInset])
        let wanted = tabs.map { ($0.title.map(Font.tabStrip.room) ?? 48) + 2 * metrics[.tabStripPadding] }
        let most = max(0, width - 2 * metrics[.tabMargin] - 2 * inset)
        let share = min(1, most / max(1, wanted.reduce(0, +)))
        let capsule = wanted.reduce(0, +) * share + 2 * inset
        var x = pixelGrid.round((width - capsule) / 2)
        let glass = Rectangle(x: x, y: 0, width: capsule, height: row)
        x += inset
        var elements = [InterfaceElement(name: "glass", frame: glass, kind: .glass)]
        for (index, (tab, room)) in zip(tabs, wanted).enumerated() {
            var tab = tab
            tab.isInStrip = true
            let frame = Rectangle(x: x, y: inset, width: room * share, height: row - 2 * inset)
            elements.append(InterfaceElement(name: "tab\(index + 1)", frame: frame, of: tab))
            x = frame.maxX
        }
        return elements
    }
}
