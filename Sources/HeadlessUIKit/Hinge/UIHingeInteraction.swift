public import Foundation
import SplitframeDevices

/// An interaction that reports movements of the hinge of its view's device (iOS 27.1): for effects, not for layout.
///
/// The handler is called with the current state once the view is in a window, and before the app moves to the other
/// display. Movements while the interaction is disabled are not reported later.
@preconcurrency @MainActor open class UIHingeInteraction: IdentityHashable, UIInteraction {
    /// The argument of a handler.
    @preconcurrency @MainActor open class Update: IdentityHashable {
        /// The hinge; nil where the view's device has none.
        open private(set) var hinge: UIHinge?

        init(hinge: UIHinge?) { self.hinge = hinge }
    }

    open private(set) weak var view: UIView?
    open var isEnabled = true
    private let updateHandler: (UIHingeInteraction, Update) -> Void
    /// The posture that the handler was last called with; nil before its first call.
    private var reported: Posture??

    public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
        self.updateHandler = updateHandler
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        reported = nil
        if view != nil { HingeListeners.add(self) }
    }

    /// Calls the handler unless it knows the posture already.
    func tell() {
        guard let window = view?.window else { return }
        let hinge = window.windowScene?.hinge
        guard reported != .some(hinge?.posture) else { return }
        reported = .some(hinge?.posture)
        if isEnabled { updateHandler(self, Update(hinge: hinge)) }
    }
}

/// The hinge interactions of all views.
@MainActor enum HingeListeners {
    private struct Listener {
        weak var interaction: UIHingeInteraction?
    }

    private static var listeners: [Listener] = []

    static func add(_ interaction: UIHingeInteraction) {
        listeners.removeAll { $0.interaction?.view == nil || $0.interaction === interaction }
        listeners.append(Listener(interaction: interaction))
    }

    /// Calls the handlers of the interactions at some views, where the posture has changed.
    static func tell(where isThere: (UIView) -> Bool) {
        for interaction in listeners.compactMap(\.interaction) where interaction.view.map(isThere) == true {
            interaction.tell()
        }
    }
}

/// The hinge of a device that folds (iOS 27.1), in its state at the time when it was read.
@preconcurrency @MainActor open class UIHinge: IdentityHashable {
    /// The opening state of a hinge, with UIKit's raw values.
    public enum Status: Int, Sendable {
        case unknown, closed, partiallyOpen, fullyOpen
    }

    open var status: Status {
        switch posture {
        case .closed: .closed
        case .open: .fullyOpen
        case .book, .laptop: .partiallyOpen
        }
    }
    /// The angle between the halves in radians: half folded 2.23, as in simulators of iOS 27.1.
    open var angle: CGFloat {
        switch posture {
        case .closed: 0
        case .open: .pi
        case .book, .laptop: 2.23
        }
    }

    let posture: Posture

    init(posture: Posture) { self.posture = posture }
}
