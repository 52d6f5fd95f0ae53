import SplitframeInterface

/// What a decision is about; later decisions name the subjects that their inputs rest on.
enum Subject: Hashable, Sendable {
    case collapse
    case fit
    case behavior
    /// The preferred mode, read through the behaviour.
    case preference
    case mode
    case width(Column)
    /// The widths of two sidebars that share the room.
    case sidebarWidths
    case frames
    /// The column that meets a fold.
    case fold
    case buttonHost
    case allowedModes
    case step
    case button
    case secondaryOnlyButton
    case swipe
}
