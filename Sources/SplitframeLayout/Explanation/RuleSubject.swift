import SplitframeInterface

/// The subject of a decision; later decisions refer to the subjects that their inputs depend on.
enum RuleSubject: Hashable, Sendable {
    case collapse
    case fit
    case behavior
    /// The preferred mode, adapted to the behaviour.
    case preference
    case mode
    case width(Column)
    /// The widths of two sidebars that share the available room.
    case sidebarWidths
    case frames
    /// The column whose edge meets a fold.
    case fold
    case buttonHost
    case allowedModes
    case step
    case button
    case secondaryOnlyButton
    case swipe
}
