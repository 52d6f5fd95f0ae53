public import SplitframeInterface

extension InterfaceTree {
    /// Makes the tree of a mounted split view; nil before it is mounted.
    ///
    /// Frames are points in the split view's space, which is the window's. Columns without an entry in `contents` get
    /// the standard contents.
    ///
    /// - Parameter layout: The state's layout, if it is known.
    public init?(
        _ state: SplitState, contents: [Column: ColumnContents] = [:], layout: ResolvedSplit? = nil
    ) {
        guard let builder = SplitTreeBuilder(state, contents: contents, at: .zero, layout) else { return nil }
        self.init(
            environment: builder.environment, generation: state.generation, root: builder.split,
            presented: builder.presented)
    }
}

extension InterfaceElement {
    /// Makes the element of a mounted split view whose corner is at `origin` in the window; nil before it is mounted.
    ///
    /// - Parameter isInSheet: Whether the split view is presented with edges of its own.
    public init?(
        _ state: SplitState, contents: [Column: ColumnContents] = [:], at origin: Point = .zero,
        isInSheet: Bool = false
    ) {
        guard var builder = SplitTreeBuilder(state, contents: contents, at: origin) else { return nil }
        builder.isInSheet = isInSheet
        self = builder.split
    }

    /// The column that a mounted split view presents above itself, in its screen and after its veil: a collapsed
    /// inspector, or the primary of iOS 7 in its popover.
    package static func presented(
        by state: SplitState, contents: [Column: ColumnContents] = [:], at origin: Point = .zero
    ) -> [InterfaceElement] {
        SplitTreeBuilder(state, contents: contents, at: origin)?.presented ?? []
    }
}

/// Builds the elements of a split view from its layout.
private struct SplitTreeBuilder {
    let state: SplitState
    let environment: TraitEnvironment
    let layout: ResolvedSplit
    let contents: [Column: ColumnContents]
    let origin: Point
    var isInSheet = false

    init?(
        _ state: SplitState, contents: [Column: ColumnContents], at origin: Point,
        _ layout: ResolvedSplit? = nil
    ) {
        guard let environment = state.environment else { return nil }
        self.state = state
        self.environment = environment
        self.layout = layout ?? state.layout
        self.contents = contents
        self.origin = origin
    }

    var split: InterfaceElement {
        let split = SplitElement(
            style: state.configuration.style, displayMode: layout.displayMode,
            splitBehavior: layout.splitBehavior, isCollapsed: layout.isCollapsed,
            primaryEdge: state.configuration.primaryEdge)
        return InterfaceElement(
            name: "split", frame: inWindow(Rectangle(size: environment.size)), kind: .split(split),
            children: children)
    }

    /// The columns in stacking order, with each line and the veil directly above the columns that they belong to.
    private var children: [InterfaceElement] {
        let columns = visibleColumns.filter { $0.screen == nil }
        var elements = columns.enumerated().map { index, column in
            element(for: column, below: columns[(index + 1)...])
        }
        for line in layout.arrangement.separators.map(inWindow) {
            let index = elements.lastIndex {
                abs($0.frame.maxX - line.minX) < 0.001 || abs($0.frame.minX - line.maxX) < 0.001
            }
            elements.insert(
                InterfaceElement(name: "separator", frame: line, kind: .separator),
                at: index.map { $0 + 1 } ?? elements.endIndex)
        }
        if let dimmed = layout.arrangement.dimmed.map(inWindow) {
            let secondary = elements.firstIndex { $0.name == Column.secondary.name }
            elements.insert(
                InterfaceElement(name: "dimming", frame: dimmed, kind: .dimming),
                at: secondary.map { $0 + 1 } ?? elements.endIndex)
        }
        return elements
    }

    /// The presented column in its screen, after the veil of a sheet.
    var presented: [InterfaceElement] {
        visibleColumns.flatMap { column -> [InterfaceElement] in
            guard let presentation = column.screen else { return [] }
            let inside = element(for: column, below: [])
            let screen = InterfaceElement(
                name: "presented", frame: inside.frame,
                kind: .screen(ScreenElement(presentation, safeArea: column.safeArea)), children: [inside])
            let veil = InterfaceElement(
                name: "dimming", frame: inWindow(Rectangle(size: environment.size)), kind: .dimming)
            return presentation.dims ? [veil, screen] : [screen]
        }
    }

    /// The columns that are drawn: of a collapsed stack only the top one, and the inspector's sheet above it if it is
    /// open.
    ///
    /// A controller that the app has pushed above the columns is drawn in the primary's container.
    private var visibleColumns: [ColumnLayout] {
        guard layout.isCollapsed else { return layout.arrangement.columns }
        let isCovered = state.topColumn == nil && contents[.primary] != nil
        let visible = isCovered ? state.visibleColumns.union(.primary) : state.visibleColumns
        return layout.arrangement.columns.filter { visible.contains($0.column) }
    }

    private func element(
        for column: ColumnLayout, below covers: ArraySlice<ColumnLayout>
    ) -> InterfaceElement {
        let own = contents(of: column.column)
        let frame = inWindow(column.frame)
        let bars = ContainerBars(
            frame: frame, safeArea: column.safeArea, covers: covers.map { inWindow($0.frame) },
            metrics: BarMetrics(
                generation: state.generation, screen: environment.screenKind,
                ground: isInSheet ? .sheet : BarMetrics.Ground(column)), environment: environment,
            isWide: column.column == .secondary && environment.horizontalSizeClass == .regular,
            // A sheet with edges of its own has no upright bars.
            uprightSlot: isInSheet ? nil : state.uprightSlot(of: column.column, in: layout).map(inWindow))
        var element = InterfaceElement(
            name: column.column.name, frame: frame,
            kind: .column(
                ColumnElement(
                    column: column.column, presentation: column.presentation, safeArea: column.safeArea,
                    isInteractive: column.isInteractive)),
            children: bars.elements(
                of: own, systemButtons: systemButtons(of: column.column, own: own),
                leadingBackTo: backTitle(of: column.column, own: own)))
        element.style = own.style
        return element
    }

    private func inWindow(_ frame: Rectangle) -> Rectangle { frame.offset(x: origin.x, y: origin.y) }

    /// The title of the column's back button, which leads back in the column's own stack, otherwise to the column below
    /// it in a collapsed stack; nil without a back button.
    private func backTitle(of column: Column, own: ColumnContents) -> BackTitle? {
        if let title = own.backTitle { return title }
        guard layout.isCollapsed, column == state.topColumn,
            let below = state.stack.subtracting(ColumnSet(column)).last
        else { return nil }
        let contents = contents(of: below)
        return contents.titleInBackButton ?? BackTitle(contents.title)
    }

    private func contents(of column: Column) -> ColumnContents {
        contents[column] ?? .standard(for: column)
    }

    private func systemButtons(of column: Column, own: ColumnContents) -> [NamedButton] {
        var buttons: [NamedButton] = []
        if let button = layout.buttons.displayMode, button.column == column {
            let element = BarButtonElement(system: button.icon)
            // The classic style leaves it to the app to place the button.
            if state.configuration.style != .unspecified || !own.isFilledByApp {
                buttons.append(("displayModeButton", element))
            }
        }
        if let button = layout.buttons.secondaryOnly, button.column == column {
            buttons.append(("secondaryOnlyButton", BarButtonElement(system: button.icon)))
        }
        let popoverButton = BarButtonElement(title: contents(of: .primary).title)
        // iOS 7 leaves it to the app to add the popover's button; it is added here only if the app has not done so.
        if state.generation.rules.arrangement == .popover, column == .secondary,
            layout.displayMode == .secondaryOnly,
            !own.barButtons.contains(popoverButton)
        {
            buttons.append(("popoverButton", popoverButton))
        }
        return buttons
    }
}

extension BarMetrics.Ground {
    package init(_ column: ColumnLayout) {
        switch column.screen {
        case .root, .fullScreen, nil: self = column.presentation == .floating ? .panel : .window
        case .sheet, .card, .formSheet, .popover, .alert, .actionSheet: self = .sheet
        }
    }
}
