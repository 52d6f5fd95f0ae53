import SplitframeGeometry
public import SplitframeInterface

extension InterfaceTree {
    /// Freezes what a mounted split view shows; nil before it is mounted.
    ///
    /// Frames are points in the split view's space, which is the window's. Columns without contents of their
    /// own get the standard ones.
    public init?(_ state: SplitState, contents: [Column: ColumnContents] = [:]) {
        guard let environment = state.environment else { return nil }
        let layout = state.layout
        let builder = SplitTreeBuilder(state: state, layout: layout, contents: contents)
        let split = SplitElement(
            style: state.configuration.style, displayMode: layout.displayMode,
            splitBehavior: layout.splitBehavior, isCollapsed: layout.isCollapsed,
            primaryEdge: state.configuration.primaryEdge)
        self.init(
            environment: environment, generation: state.generation,
            root: InterfaceElement(
                name: "split", frame: Rectangle(size: environment.size), kind: .split(split),
                children: builder.children))
    }
}

/// Builds the elements of a split view from its layout.
private struct SplitTreeBuilder {
    let state: SplitState
    let layout: ResolvedSplit
    let contents: [Column: ColumnContents]

    /// Columns in stacking order, each line and the veil right above what they belong to.
    var children: [InterfaceElement] {
        var elements = visibleColumns.map(element(for:))
        for line in layout.arrangement.separators {
            let index = elements.lastIndex { $0.frame.maxX == line.minX || $0.frame.minX == line.maxX }
            elements.insert(
                InterfaceElement(name: "separator", frame: line, kind: .separator),
                at: index.map { $0 + 1 } ?? elements.endIndex)
        }
        if let dimmed = layout.arrangement.dimmed {
            let secondary = elements.firstIndex { $0.name == Column.secondary.name }
            elements.insert(
                InterfaceElement(name: "dimming", frame: dimmed, kind: .dimming),
                at: secondary.map { $0 + 1 } ?? elements.endIndex)
        }
        return elements
    }

    /// A collapsed stack shows its top column alone, under an inspector's sheet where one is up.
    private var visibleColumns: [ColumnLayout] {
        guard layout.isCollapsed else { return layout.arrangement.columns }
        let visible = state.visibleColumns
        return layout.arrangement.columns.filter { visible.contains($0.column) }
    }

    private func element(for column: ColumnLayout) -> InterfaceElement {
        let own = contents(of: column.column)
        let inside = column.frame.inset(
            by: EdgeInsets(
                top: column.safeArea.top, left: column.safeArea.left, bottom: 0,
                right: column.safeArea.right))
        let barHeight =
            own.isBarHidden
            ? 0
            : min(
                state.generation[.navigationBarHeight]
                    + (own.prefersLargeTitle ? NavigationBarElement.largeTitleHeight : 0), inside.height)
        let bar = InterfaceElement(
            name: "bar", frame: Rectangle(x: inside.x, y: inside.y, width: inside.width, height: barHeight),
            kind: .navigationBar(
                NavigationBarElement(title: own.title, prefersLargeTitle: own.prefersLargeTitle)),
            children: buttons(of: column.column, own: own))
        let content = InterfaceElement(
            name: "content",
            frame: inside.inset(by: EdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0)),
            kind: .content(own.content))
        return InterfaceElement(
            name: column.column.name, frame: column.frame,
            kind: .column(
                ColumnElement(
                    column: column.column, presentation: column.presentation, safeArea: column.safeArea,
                    isInteractive: column.isInteractive)),
            children: (own.isBarHidden ? [] : [bar]) + [content] + bottomBars(of: column, own: own))
    }

    /// Tab bar and toolbar, the lower first.
    private func bottomBars(of column: ColumnLayout, own: ColumnContents) -> [InterfaceElement] {
        let tabBar = own.tabBar.map {
            (bar: BottomBar.tabBar, name: "tabBar", kind: InterfaceElement.Kind.tabBar($0))
        }
        let toolbar = own.toolbar.map {
            (bar: BottomBar.toolbar, name: "toolbar", kind: InterfaceElement.Kind.toolbar($0))
        }
        let bars = [tabBar, toolbar].compactMap(\.self)
        let frames = BottomBar.frames(
            of: bars.map(\.bar), in: column.frame, safeArea: column.safeArea,
            generation: state.generation)
        return zip(bars, frames).map { InterfaceElement(name: $0.name, frame: $1, kind: $0.kind) }
    }

    /// Where the way back leads: down the column's own stack, then to the column below in a collapsed one.
    private func backTitle(of column: Column, own: ColumnContents) -> String? {
        if let title = own.backTitle { return title }
        guard layout.isCollapsed, column == state.topColumn,
            let below = state.stack.subtracting(ColumnSet(column)).last
        else { return nil }
        return contents(of: below).titleInBackButton ?? contents(of: below).title
    }

    private func contents(of column: Column) -> ColumnContents {
        contents[column] ?? .standard(for: column)
    }

    /// The split view's own buttons first, then the way back in a stack, then the app's.
    private func buttons(of column: Column, own: ColumnContents) -> [InterfaceElement] {
        var elements: [InterfaceElement] = []
        func add(_ name: String, _ button: BarButtonElement) {
            elements.append(InterfaceElement(name: name, frame: .zero, kind: .barButton(button)))
        }
        if let button = layout.buttons.displayMode, button.column == column {
            add("displayModeButton", BarButtonElement(icon: button.icon))
        }
        if let button = layout.buttons.secondaryOnly, button.column == column {
            add("secondaryOnlyButton", BarButtonElement(icon: button.icon))
        }
        let popoverButton = BarButtonElement(title: contents(of: .primary).title)
        // The app puts the button into its bar; where it has done so, that one is enough.
        if state.generation.rules.arrangement == .popover, column == .secondary,
            layout.displayMode == .secondaryOnly,
            !own.barButtons.contains(popoverButton)
        {
            add("popoverButton", popoverButton)
        }
        if let back = backTitle(of: column, own: own), !own.hidesBackButton {
            add("backButton", BarButtonElement(icon: .back, title: back))
        }
        for (index, button) in own.barButtons.enumerated() {
            add("item\(index + 1)", button)
        }
        return elements
    }
}
