import SplitframeInterface

/// The bars of a column, or of another controller, with their items, as frames in the window.
struct ContainerBars {
    /// The frame of the controller's view in the window.
    var frame: Rectangle
    var safeArea: EdgeInsets
    /// The frames of the columns drawn above it.
    var covers: [Rectangle] = []
    var metrics: BarMetrics
    var environment: TraitEnvironment
    /// Whether the container has regular width, where placeholder tabs are at the top if the screen has tabs there.
    var isWide = false
    /// The frame for upright bars in the window; nil if bars are horizontal.
    var uprightSlot: Rectangle?

    /// The elements of a container, in drawing order: content, and in front of it the bars at its top and its bottom.
    func elements(
        of contents: ColumnContents, systemButtons: [NamedButton] = [], leadingBackTo title: BackTitle?
    ) -> [InterfaceElement] {
        if let width = contents.tabSidebarWidth {
            return besideTabs(
                of: contents, width: width, systemButtons: systemButtons, leadingBackTo: title)
        }
        let appButtons = contents.barButtons.enumerated().map { (name: "item\($0 + 1)", button: $1) }
        let buttons = systemButtons + wayBack(from: contents, to: title) + appButtons
        let upright = uprightBar(of: contents, buttons: buttons)
        let level = upright == nil ? contents : contents.withoutUprightItems
        let bar = navigationBar(
            of: level, buttons: upright == nil ? buttons : buttons.filter { !$0.button.fitsVerticalBar })
        let strip = tabStrip(of: level, below: level.areTabsBelowBar ? bar : nil)
        let room = content(below: bar, strip, hasGap: bar == nil || level.areTabsBelowBar)
        let own = contents.content.map {
            InterfaceElement(
                name: "content", frame: room, kind: .content(extended($0, around: room)),
                children: contents.views)
        }
        let inside = contents.inside
        let middle = inside.isEmpty || !contents.views.isEmpty ? [own].compactMap(\.self) + inside : inside
        return middle + [bar, strip].compactMap(\.self) + bottomBars(of: level) + (upright ?? [])
    }

    /// The container's elements beside a sidebar of tabs, and that sidebar in front of them.
    private func besideTabs(
        of contents: ColumnContents, width: Double, systemButtons: [NamedButton],
        leadingBackTo title: BackTitle?
    ) -> [InterfaceElement] {
        var (rest, others) = (self, contents)
        (others.tabs, others.tabSidebarWidth) = ([], nil)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let room = width + (isMirrored ? safeArea.right : safeArea.left)
        if isMirrored { rest.safeArea.right = room } else { rest.safeArea.left = room }
        let sidebar = Rectangle(
            x: isMirrored ? frame.maxX - room : frame.minX, y: frame.minY, width: room, height: frame.height)
        let start = metrics.navigationBarStart(safeTop: safeArea.top, isAtTop: frame.minY == 0)
        let layout = TabSidebarLayout(
            size: Size(width: width, height: frame.height), top: start, tabs: contents.shownTabs ?? [])
        let rows = layout.elements.map { $0.offset(x: room - width, y: 0) }
        return rest.elements(
            of: others, systemButtons: systemButtons, leadingBackTo: title)
            + [element("tabSidebar", sidebar, .tabBar, rows, style: contents.tabBarStyle)]
    }

    /// The upright bars beside the strip: the buttons of the navigation bar and the toolbar at the top, the tabs at the
    /// bottom; nil if bars are horizontal.
    private func uprightBar(of contents: ColumnContents, buttons: [NamedButton]) -> [InterfaceElement]? {
        guard let slot = uprightSlot else { return nil }
        var tools: [NamedButton] = []
        for (index, item) in (contents.toolbarItems ?? []).enumerated() {
            if case .button(let button) = item { tools.append((name: "tool\(index + 1)", button: button)) }
        }
        let layout = VerticalBarLayout(
            size: slot.size,
            buttons: ((contents.isBarHidden ? [] : buttons) + tools).filter { $0.button.fitsVerticalBar },
            tabs: contents.shownTabs ?? [], prefersButtons: contents.prefersBarItems)
        func bar(_ name: String, _ kind: InterfaceElement.Kind, _ inside: [InterfaceElement])
            -> InterfaceElement?
        {
            guard let first = inside.first else { return nil }
            let (start, end) = inside.reduce((first.frame.minY, first.frame.maxY)) {
                (min($0.0, $1.frame.minY), max($0.1, $1.frame.maxY))
            }
            let children = inside.map { $0.offset(x: slot.x, y: slot.y) }
            let frame = Rectangle(x: slot.x, y: slot.y + start, width: slot.width, height: end - start)
            return InterfaceElement(name: name, frame: frame, kind: kind, children: children)
        }
        return [
            bar("uprightBar", .toolbar, layout.buttonElements), bar("tabBar", .tabBar, layout.tabElements),
        ].compactMap(\.self)
    }

    /// The back button, where there is one and the app has not hidden it.
    private func wayBack(from contents: ColumnContents, to title: BackTitle?) -> [NamedButton] {
        guard let title, !contents.hidesBackButton, metrics.hasWaysBack else { return [] }
        return [("backButton", BarButtonElement(backTo: title, in: metrics))]
    }

    /// The bar at the column's top; nil where the app has hidden it.
    private func navigationBar(of contents: ColumnContents, buttons: [NamedButton]) -> InterfaceElement? {
        guard !contents.isBarHidden else { return nil }
        let bar = NavigationBarElement(
            title: contents.title, prompt: contents.prompt, subtitle: contents.subtitle,
            prefersLargeTitle: contents.prefersLargeTitle)
        let frame = top(
            height: metrics.navigationBarHeight(
                hasPrompt: bar.prompt != nil, hasSubtitle: bar.subtitle != nil,
                largeTitleSize: contents.prefersLargeTitle ? contents.largeTitleSize : nil))
        let layout = NavigationBarLayout(
            metrics: metrics, size: frame.size, pixelGrid: environment.pixelGrid, bar: bar, buttons: buttons,
            windowControlsEnd: windowControlsEnd(in: frame),
            isAtEdge: environment.keepsButtonsOffEdge && frame.minY == 0,
            hasRoomForTitle: contents.areTabsBelowBar || stripOfTabs(contents) == nil,
            largeTitleSize: contents.largeTitleSize, titleColor: contents.titleColor,
            searchRoom: contents.searchRoom)
        let parts = layout.parts
        var element = element(
            "bar", frame, .navigationBar(parts.bar), parts.elements, style: contents.barStyle)
        element.children += contents.barViews
        return element
    }

    /// The toolbar and below it the tab bar, whose background is in front of the toolbar's.
    ///
    /// Since iOS 26 they float above the column's bottom, and a toolbar without buttons is left out; before, the lowest
    /// bar ends at the safe area.
    private func bottomBars(of contents: ColumnContents) -> [InterfaceElement] {
        var bars: [InterfaceElement] = []
        var end = frame.maxY - (metrics.hasGlass ? 0 : safeArea.bottom)
        let width = safeFrame.width
        let grid = environment.pixelGrid
        func add(
            _ name: String, _ kind: InterfaceElement.Kind, height: Double, _ inside: [InterfaceElement],
            _ style: ElementStyle
        ) {
            let bar = Rectangle(x: safeFrame.x, y: end - height, width: width, height: height)
            bars.append(element(name, bar, kind, inside, style: style))
            end = bar.minY
        }
        if stripOfTabs(contents) == nil, let tabs = contents.shownTabs, !tabs.isEmpty {
            let layout = TabBarLayout(metrics: metrics, width: width, pixelGrid: grid, tabs: tabs)
            add("tabBar", .tabBar, height: metrics.tabBarHeight, layout.elements, contents.tabBarStyle)
        }
        if let items = contents.toolbarItems {
            let layout = ToolbarLayout(metrics: metrics, width: width, pixelGrid: grid, items: items)
            if !metrics.hasGlass || !layout.elements.isEmpty {
                add(
                    "toolbar", .toolbar, height: metrics.toolbarHeight(isAboveTabs: !bars.isEmpty),
                    layout.elements, contents.toolbarStyle)
            }
        }
        return bars.reversed()
    }

    /// The strip of tabs at the window's top, on the row that a navigation bar shares with it.
    private func tabStrip(of contents: ColumnContents, below above: InterfaceElement?) -> InterfaceElement? {
        guard let tabs = stripOfTabs(contents) else { return nil }
        let bar = Rectangle(
            x: safeFrame.x, y: above?.frame.maxY ?? safeFrame.y, width: safeFrame.width,
            height: metrics[.tabStripRow])
        let layout = TabStripLayout(
            metrics: metrics, width: bar.width, pixelGrid: environment.pixelGrid, tabs: tabs)
        return element("tabBar", bar, .tabBar, layout.elements, style: contents.tabBarStyle)
    }

    /// The tabs of a strip at the top; nil if there is none.
    private func stripOfTabs(_ contents: ColumnContents) -> [TabElement]? {
        let isAtTop = contents.tabs == nil ? isWide : contents.hasTabsAtTop
        return isAtTop && metrics[.tabStripRow] > 0 && contents.shownTabs?.isEmpty == false
            ? contents.shownTabs : nil
    }

    /// The frame of a controller's content, below its bar or a strip of tabs.
    private func content(
        below bar: InterfaceElement?, _ strip: InterfaceElement?, hasGap: Bool
    ) -> Rectangle {
        let stripEnd = strip.map { $0.frame.maxY + (hasGap ? metrics[.tabStripGap] : 0) }
        let top = max(bar?.frame.maxY ?? 0, stripEnd ?? 0, safeFrame.minY)
        return Rectangle(
            x: safeFrame.x, y: top, width: safeFrame.width, height: max(0, safeFrame.maxY - top))
    }

    /// A map or a picture extended to the container's sides and its bottom, beneath glass bars also to its top; other
    /// content as it is.
    private func extended(_ content: ContentElement, around room: Rectangle) -> ContentElement {
        guard content.kind == .map || content.kind == .image else { return content }
        var content = content
        content.extendedEdges = EdgeInsets(
            top: metrics.hasGlass ? room.minY - frame.minY : 0, left: room.minX - frame.minX,
            bottom: frame.maxY - room.maxY, right: frame.maxX - room.maxX)
        return content
    }

    /// The frame inset by the safe area at its sides and its top.
    private var safeFrame: Rectangle {
        var insets = safeArea
        insets.bottom = 0
        return frame.inset(by: insets)
    }

    private func top(height: Double) -> Rectangle {
        var bar = safeFrame
        let start = metrics.navigationBarStart(safeTop: safeArea.top, isAtTop: frame.minY == 0)
        bar.y = min(frame.minY + start, bar.maxY)
        bar.height = min(height, safeFrame.maxY - bar.y)
        return bar
    }

    /// The end of the window's controls in a bar, from its start, if the bar is the frontmost one beneath them.
    private func windowControlsEnd(in bar: Rectangle) -> Double? {
        guard let controls = environment.windowControlsFrame(in: metrics.generation),
            let place = bar.intersection(controls), covers.allSatisfy({ $0.intersection(place) == nil })
        else { return nil }
        return environment.layoutDirection == .rightToLeft
            ? bar.maxX - controls.minX : controls.maxX - bar.minX
    }

    /// Makes a bar around elements laid out relative to its corner and from left to right.
    private func element(
        _ name: String, _ frame: Rectangle, _ kind: InterfaceElement.Kind, _ inside: [InterfaceElement],
        style: ElementStyle = ElementStyle()
    ) -> InterfaceElement {
        let isMirrored = (style.direction ?? environment.layoutDirection) == .rightToLeft
        let children = inside.map { item in
            var item = item
            if isMirrored { item.frame = item.frame.mirrored(inWidth: frame.width) }
            return item.offset(x: frame.x, y: frame.y)
        }
        var bar = InterfaceElement(name: name, frame: frame, kind: kind, children: children)
        bar.style = style
        return bar
    }
}

extension InterfaceElement {
    fileprivate func offset(x: Double, y: Double) -> InterfaceElement {
        var moved = self
        moved.frame = frame.offset(x: x, y: y)
        return moved
    }
}
