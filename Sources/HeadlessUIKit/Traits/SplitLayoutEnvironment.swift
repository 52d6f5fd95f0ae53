/// How the split view around a place stands, with UIKit's raw values (iOS 26); `UISplitViewController.LayoutEnvironment`.
public enum SplitLayoutEnvironment: Int, Sendable {
    case none = 0
    case expanded = 1
    case collapsed = 2
}
