import SplitframeInterface

/// Whether the split view is collapsed: in a compact width, where the system has size classes.
struct CollapseWhenCompact: LayoutRule {
    static let title = "collapsed"
    var horizontalSizeClass: SizeClass
    /// Whether the generation has size classes.
    var collapsesWhenCompact: Bool
    var inputs: RuleInputs { RuleInputs() }

    var provenance: Provenance { .documented("UISplitViewController.isCollapsed") }

    var outcome: Bool { horizontalSizeClass == .compact && collapsesWhenCompact }

    var sentence: String {
        guard horizontalSizeClass == .compact else {
            return "The width is regular, so the split view is not collapsed."
        }
        return collapsesWhenCompact
            ? "The width is compact, so the split view is collapsed."
            : "The width is compact, but this system knows no size classes: the split view is not collapsed."
    }
}
