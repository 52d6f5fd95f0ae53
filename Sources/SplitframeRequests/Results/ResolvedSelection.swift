public import SplitframeDevices
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

/// What a selection comes to: its place, the split view there, the layout and the interface, ready to be drawn.
public struct ResolvedSelection: Sendable {
    public let selection: Selection
    public let place: Place
    /// The split view after everything was asked of it.
    public let state: SplitState
    public let layout: ResolvedSplit
    public let tree: InterfaceTree

    /// Mounts the split view and asks of it what the selection says.
    ///
    /// - Throws: ``SelectionError`` where UIKit would never show this.
    public init(_ selection: Selection) throws(SelectionError) {
        if let impossibility = selection.impossibility { throw impossibility }
        let place = try selection.place()
        let state = selection.state(in: place.environment, generation: selection.generation)
        guard let tree = InterfaceTree(state, contents: selection.columnContents) else {
            preconditionFailure("a mounted split view has an interface")
        }
        self.selection = selection
        self.place = place
        self.state = state
        layout = state.layout
        self.tree = tree
    }

    /// The picture, not yet painted.
    public var wireframe: Wireframe {
        Wireframe(
            tree: tree, place: place, theme: selection.theme.colors,
            options: WireframeOptions(
                bezel: selection.bezel, caption: selection.caption ? caption : nil,
                annotations: selection.annotations),
            commentary: selection.annotations.isEmpty ? Commentary() : commentary)
    }
}

extension Selection {
    /// What the app asks for before mounting: style, columns, edge and properties, in order.
    public var configuration: SplitConfiguration {
        stateBeforeMounting(generation: generation).configuration
    }

    /// The split view after everything was asked of it.
    package func state(in environment: TraitEnvironment, generation: Generation) -> SplitState {
        events(in: environment).reduce(stateBeforeMounting(generation: generation)) { $0.settled(after: $1) }
    }

    /// What the columns hold, where it is not the usual.
    public var columnContents: [Column: ColumnContents] {
        var all: [Column: ColumnContents] = [:]
        for (column, title) in titles { all[column, default: .standard(for: column)].title = title }
        for column in largeTitles { all[column, default: .standard(for: column)].prefersLargeTitle = true }
        for (column, kind) in contents {
            let row = kind == .list ? ColumnContents.standard(for: column).content.selectedRow ?? 0 : nil
            all[column, default: .standard(for: column)].content = ContentElement(
                kind: kind, selectedRow: row)
        }
        return all
    }

    /// Whether the primary is wanted above the secondary where that is a popover, which a tap opens.
    private var asksForPopover: Bool {
        generation.rules.arrangement == .popover && displayMode == .oneOverSecondary
    }

    private func stateBeforeMounting(generation: Generation) -> SplitState {
        var configuration = SplitConfiguration(style: style)
        configuration.primaryEdge = primaryEdge
        if showsInspector { configuration.columns.insert(.inspector) }
        return properties.reduce(SplitState(configuration, generation: generation)) {
            $0.settled(after: .set($1))
        }
    }

    /// What happens to the split view from mounting on, in order.
    private func events(in environment: TraitEnvironment) -> [SplitEvent] {
        var events = [SplitEvent.mount(environment)]
        if splitBehavior != .automatic { events += [.set(.preferredSplitBehavior(splitBehavior)), .layout] }
        if asksForPopover {
            events.append(.tapDisplayModeButton)
        } else if displayMode != .automatic {
            events += [.set(.preferredDisplayMode(displayMode)), .layout]
        }
        if showsInspector { events += [.show(.inspector), .layout] }
        return events
    }
}
