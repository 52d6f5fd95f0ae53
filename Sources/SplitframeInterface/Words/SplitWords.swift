/// `UISplitViewController.Column` with UIKit's raw values.
public enum Column: Int, NamedCase, Codable, Comparable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    case inspector = 4

    public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
}

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

/// `UISplitViewController.SplitBehavior` with UIKit's raw values.
public enum SplitBehavior: Int, NamedCase {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
}

/// `UISplitViewController.Style` with UIKit's raw values.
public enum SplitStyle: Int, NamedCase {
    /// The classic split view: anything not made by `init(style:)`.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
}

/// `UISplitViewController.PrimaryEdge` with UIKit's raw values.
public enum PrimaryEdge: Int, NamedCase {
    case leading = 0
    case trailing = 1
}

/// `UISplitViewController.BackgroundStyle` with UIKit's raw values.
public enum BackgroundStyle: Int, NamedCase {
    case none = 0
    case sidebar = 1
}

/// `UISplitViewController.DisplayModeButtonVisibility` with UIKit's raw values.
public enum DisplayModeButtonVisibility: Int, NamedCase {
    case automatic = 0
    case never = 1
    case always = 2
}
