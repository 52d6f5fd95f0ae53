public import Foundation

/// An object whose state is saved with that of the interface, by the host's `saveState()` and `restore(_:)`.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
    var restorationParent: (any UIStateRestoring)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

/// A container in which bars and controls may have their own look; compiles only.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
