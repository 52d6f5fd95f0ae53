public import SplitframeInterface

/// One thing that happens during a transition, in the order in which a delegate and the children see it.
public enum SplitStep: Hashable, Sendable {
    case callback(SplitCallback)
    /// The column's controller is wrapped where needed, becomes a child and loads its view.
    case install(Column)
    case appearance(AppearancePhase, Column)
    case commit(SplitCommit)
    /// Where a controller shown by the app goes.
    case route(SplitRoute)
}

/// The four messages a view controller hears of its view's coming and going.
public enum AppearancePhase: NamedCase {
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}

/// A point at which getters start to report the new values.
public enum SplitCommit: Hashable, Sendable {
    case displayMode(DisplayMode)
    case collapsed(Bool)
    /// The collapsed stack, lowest column at the root.
    case stack(ColumnSet)
    /// A controller that lies on the collapsed classic stack already takes the top on screen.
    case push
}

/// What becomes of a controller that the app asked a split view to show.
public enum SplitRoute: Hashable, Sendable {
    case replacePrimary
    case replaceSecondary
    /// Pushed as it is onto the collapsed classic stack.
    case pushOntoPrimary
    case presentModally
    case none
}
