import Foundation
import SplitframeDevices

/// Hears how the hinge of the device moves on which its view is (iOS 27.1): for effects, not for layout.
///
/// The handler is called first with the present state, once the view is in a window, and then before the app moves to
/// the other display. While the interaction is off nothing is kept for later.
@preconcurrency @MainActor open class UIHingeInteraction: IdentityHashable, UIInteraction {
    /// What a handler is told.
    @preconcurrency @MainActor open class Update: IdentityHashable {
        /// The hinge; nil where the view is on no device with one.
        open private(set) var hinge: UIHinge?

        init(hinge: UIHinge?) { self.hinge = hinge }
    }

    open private(set) weak var view: UIView?
    open var isEnabled = true
    private let updateHandler: (UIHingeInteraction, Update) -> Void
    /// What the handler was told last; nil before it was told anything.
    private var told: Posture??

    public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
        self.updateHandler = updateHandler
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        told = nil
        if view != nil { HingeListeners.add(self) }
    }

    /// Calls the handler where it does not know the posture yet.
    func tell() {
        guard let window = view?.window else { return }
        let hinge = window.windowScene?.hinge
        guard told != .some(hinge?.posture) else { return }
        told = .some(hinge?.posture)
        if isEnabled { updateHandler(self, Update(hinge: hinge)) }
    }
}

/// The interactions that stand at a view.
@MainActor enum HingeListeners {
    private struct Listener {
        weak var interaction: UIHingeInteraction?
    }

    private static var listeners: [Listener] = []

    static func add(_ interaction: UIHingeInteraction) {
        listeners.removeAll { $0.interaction?.view == nil || $0.interaction === interaction }
        listeners.append(Listener(interaction: interaction))
    }

    /// Tells those at some views what they do not know yet.
    static func tell(where isThere: (UIView) -> Bool) {
        for interaction in listeners.compactMap(\.interaction) where interaction.view.map(isThere) == true {
            interaction.tell()
        }
    }
}
