import SplitframeInterface

/// Whether the split view is collapsed: in a compact width, except in iOS 7, which knows no size classes.
struct CollapseWhenCompact: LayoutRule {
    static let title = "collapsed"
    var horizontalSizeClass: SizeClass
    var generation: Generation

    var provenance: Provenance { .documented("UISplitViewController.isCollapsed") }

    var outcome: Bool { horizontalSizeClass == .compact && generation != .iOS7 }
}
