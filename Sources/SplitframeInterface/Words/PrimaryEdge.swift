/// `UISplitViewController.PrimaryEdge` with UIKit's raw values.
public enum PrimaryEdge: Int, NamedCase {
    case leading = 0
    case trailing = 1
}
