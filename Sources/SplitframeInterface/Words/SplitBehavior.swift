/// `UISplitViewController.SplitBehavior` with UIKit's raw values.
public enum SplitBehavior: Int, NamedCase {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
}
