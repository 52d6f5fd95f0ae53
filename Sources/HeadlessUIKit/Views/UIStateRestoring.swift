public import Foundation

/// Something whose state is kept with that of the interface; the host's `saveState()` and `restore(_:)` do.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
    var restorationParent: (any UIStateRestoring)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

/// Something below which bars and controls may have a look of their own; headless a look is only kept.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
