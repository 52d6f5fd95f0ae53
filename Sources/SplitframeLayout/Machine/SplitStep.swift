public import SplitframeInterface

/// A step of a transition, in the order in which the delegate and the children see it.
public enum SplitStep: Hashable, Sendable {
    case callback(SplitCallback)
    /// The column's controller is wrapped where needed, becomes a child and loads its view.
    case install(Column)
    case appearance(AppearancePhase, Column)
    case commit(SplitCommit)
    /// The destination of a controller that the app shows.
    case route(SplitRoute)
}

/// The four calls in which a view controller learns that its view appears or disappears.
public enum AppearancePhase: NamedCase {
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
}

/// A point at which getters start to return the new values.
public enum SplitCommit: Hashable, Sendable {
    case displayMode(DisplayMode)
    case collapsed(Bool)
    /// The collapsed stack, lowest column at the root.
    case stack(ColumnSet)
    /// A controller that is on the collapsed classic stack already appears on top.
    case push
}

/// The destination of a controller that the app asks a split view to show.
public enum SplitRoute: Hashable, Sendable {
    case replacePrimary
    case replaceSecondary
    /// Pushed as it is onto the collapsed classic stack.
    case pushOntoPrimary
    case presentModally
    case none
}
