public import DeviceCatalog
public import InterfaceModel
public import SplitLayout
public import Wireframes

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
        let state = selection.events(in: place.environment).reduce(selection.stateBeforeMounting) {
            $0.settled(after: $1)
        }
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
                annotations: selection.annotations))
    }
}

extension Selection {
    fileprivate var stateBeforeMounting: SplitState {
        var configuration = SplitConfiguration(style: style)
        configuration.primaryEdge = primaryEdge
        if showsInspector { configuration.columns.insert(.inspector) }
        return SplitState(configuration, metrics: .of(generation))
    }

    /// What happens to the split view, in order.
    fileprivate func events(in environment: TraitEnvironment) -> [SplitEvent] {
        var events = properties.map(SplitEvent.set) + [.mount(environment)]
        if splitBehavior != .automatic { events += [.set(.preferredSplitBehavior(splitBehavior)), .layout] }
        if displayMode != .automatic { events += [.set(.preferredDisplayMode(displayMode)), .layout] }
        if showsInspector { events += [.show(.inspector), .layout] }
        return events
    }

    fileprivate var columnContents: [Column: ColumnContents] {
        var all: [Column: ColumnContents] = [:]
        for (column, title) in titles { all[column, default: .standard(for: column)].title = title }
        for (column, kind) in contents {
            all[column, default: .standard(for: column)].content = ContentElement(kind: kind)
        }
        return all
    }
}

extension SplitState {
    /// The state after an event, every question answered as without a delegate.
    fileprivate func settled(after event: SplitEvent) -> SplitState {
        var transition = SplitMachine.apply(event, to: self)
        while true {
            switch transition.ending {
            case .settled(let state): return state
            case .question(_, let plan, let state):
                transition = SplitMachine.answer(.none, to: plan, in: state)
            }
        }
    }
}
