/// `UISplitViewController.Style` with UIKit's raw values.
public enum SplitStyle: Int, NamedCase {
    /// The classic split view: anything not made by `init(style:)`.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
}
