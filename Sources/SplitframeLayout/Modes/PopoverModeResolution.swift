import SplitframeInterface

/// Whether iOS 7 shows both panes: in landscape, and in portrait where the delegate keeps the primary visible.
struct PopoverModeResolution: LayoutRule {
    static let title = "panes of iOS 7"
    var size: Size
    /// The delegate's answer for this orientation; nil where it has none.
    var shouldHide: Bool?

    var provenance: Provenance { .documented("iOS Human Interface Guidelines, 2014") }

    var outcome: ResolvedMode {
        let hides = shouldHide ?? (size.width <= size.height)
        return ResolvedMode(hides ? .secondaryOnly : .oneBesideSecondary, .tile)
    }

    var sentence: String {
        let result = outcome.displayMode == .secondaryOnly ? "the right pane shows alone" : "both panes show"
        return switch shouldHide {
        case .some(true): "The delegate wants the left pane hidden: \(result)."
        case .some(false): "The delegate wants the left pane to stay: \(result)."
        case nil:
            "Where the delegate has no answer, \(result) in \(size.width > size.height ? "landscape" : "portrait")."
        }
    }
}
