import UIKit

/// What the controllers and delegates of an app are told, in order; faults are kept apart.
@MainActor final class AppLog {
    /// The log of the app that runs.
    static var shared = AppLog()

    let ledger = Ledger()
    let navigation = NavigationLog()
    let tabs = TabLog()
    let presentations = PresentationLog()
    private var announced: [ObjectIdentifier: UITraitCollection] = [:]

    static func hear(_ call: Ledger.Call, _ controller: UIViewController) {
        if call == .willAppear, shared.ledger.isGone(controller), controller.viewIfLoaded?.window != nil {
            shared.ledger.fault("\(shared.ledger.name(controller)) is in a window before it appears")
        }
        shared.ledger.hear(call, controller)
    }

    static func note(_ words: String) { shared.ledger.note(words) }

    static func note(_ controller: UIViewController, _ words: String) {
        note("\(shared.ledger.name(controller)) \(words)")
    }

    static func willTransition(_ controller: UIViewController, to new: UITraitCollection) {
        let name = shared.ledger.name(controller)
        if controller.traitCollection == new {
            shared.ledger.fault("\(name) has its new traits before they come")
        }
        shared.announced[ObjectIdentifier(controller)] = new
        note("\(name) willTransition")
    }

    static func traitsChanged(_ controller: UIViewController, from old: UITraitCollection?) {
        let name = shared.ledger.name(controller)
        if old == controller.traitCollection { shared.ledger.fault("\(name) hears of traits it had") }
        if shared.announced.removeValue(forKey: ObjectIdentifier(controller)) != controller.traitCollection {
            shared.ledger.fault("\(name) has other traits than were announced")
        }
        note("\(name) traitCollectionDidChange")
    }

    static func willResize(_ controller: UIViewController, to size: CGSize) {
        let name = shared.ledger.name(controller)
        let isRoot = controller.parent == nil && controller.presentingViewController == nil
        if isRoot, controller.viewIfLoaded?.bounds.size == size {
            shared.ledger.fault("\(name) has its new size before it comes")
        }
        note("\(name) viewWillTransition")
    }
}
