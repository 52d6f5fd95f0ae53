/// The position of a bar, with UIKit's raw values; compiles only.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// A bar with a position; compiles only.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition { .bottom }
}

extension UISearchBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .any }
}

/// A delegate that chooses a bar's position; a bar of its own is drawn as a view, wherever it is; compiles only.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
}

/// A navigation bar's delegate: a navigation controller that conforms is asked when the back button is tapped.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A toolbar's delegate; compiles only.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
