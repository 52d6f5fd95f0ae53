import SplitframeInterface

/// Whether the split view is collapsed: in a compact width, where the system has size classes.
struct CollapseWhenCompact: LayoutRule {
    static let title = "collapsed"
    var horizontalSizeClass: SizeClass
    /// Whether the generation has size classes.
    var collapsesWhenCompact: Bool

    var provenance: Provenance { .documented("UISplitViewController.isCollapsed") }

    var outcome: Bool { horizontalSizeClass == .compact && collapsesWhenCompact }
}
