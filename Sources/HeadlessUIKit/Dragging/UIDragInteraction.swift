/// An interaction that makes a view draggable; compiles only.
@preconcurrency @MainActor open class UIDragInteraction: IdentityHashable, UIInteraction {
    public static let isEnabledByDefault = true

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that provides the dragged items; compiles only.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// An interaction that accepts drops on a view; compiles only.
@preconcurrency @MainActor open class UIDropInteraction: IdentityHashable, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that handles a drop; compiles only.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
}

/// The target of a drop in a list, with UIKit's raw values for tables; compiles only.
public enum UIDropIntent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
}
