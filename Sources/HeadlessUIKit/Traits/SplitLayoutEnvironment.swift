/// The state of the surrounding split view, with UIKit's raw values (iOS 26);
/// `UISplitViewController.LayoutEnvironment`.
public enum SplitLayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
}
