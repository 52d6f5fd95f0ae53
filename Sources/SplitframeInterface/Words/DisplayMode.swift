/// `UISplitViewController.DisplayMode` with UIKit's raw values.
public enum DisplayMode: Int, NamedCase {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
}

extension DisplayMode {
    /// The word used in place of a mode's name while the split view is collapsed.
    package static let collapsedName = "collapsed"
}
