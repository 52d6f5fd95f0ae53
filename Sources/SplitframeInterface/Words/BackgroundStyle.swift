/// `UISplitViewController.BackgroundStyle` with UIKit's raw values.
public enum BackgroundStyle: Int, NamedCase {
    case none = 0
    case sidebar = 1
}
