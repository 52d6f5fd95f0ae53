import HeadlessUIKit

/// What each controller has heard of its appearance, held against the order in which UIKit tells it.
@MainActor final class Ledger {
    enum Call: String {
        case willAppear
        case isAppearing
        case didAppear
        case willDisappear
        case didDisappear
    }

    private enum State {
        case gone
        case appearing
        case inWindow
        case appeared
        case disappearing
    }

    /// What was wrong, in the order in which it happened.
    private(set) var faults: [String] = []
    private(set) var log: [String] = []
    private var states: [ObjectIdentifier: (controller: UIViewController, state: State)] = [:]
    /// The split views in which controllers began to appear: one that is exchanged has left it by the time it hears of that.
    private var splits: [ObjectIdentifier: UISplitViewController] = [:]
    private var forgiven: Set<ObjectIdentifier> = []
    /// Whether the app has begun another change in the middle of the one at hand.
    var isInterrupted = false
    /// Called with every call, so that an app may act in the middle of it.
    var onCall: () -> Void = {}

    func hear(_ call: Call, _ controller: UIViewController) {
        log.append("\(name(controller)).\(call.rawValue)\(movement(of: controller))")
        let old = states[ObjectIdentifier(controller)]?.state ?? .gone
        if call == .willAppear { splits[ObjectIdentifier(controller)] = controller.splitViewController }
        let new: State? =
            switch (call, old) {
            case (.willAppear, .gone), (.willAppear, .disappearing): .appearing
            case (.isAppearing, .appearing): .inWindow
            case (.didAppear, .inWindow): .appeared
            case (.willDisappear, .appeared): .disappearing
            case (.willDisappear, .appearing) where mayTurnRound(controller): .disappearing
            case (.willDisappear, .inWindow) where mayTurnRound(controller): .disappearing
            case (.didDisappear, .disappearing): .gone
            default: nil
            }
        if let new {
            states[ObjectIdentifier(controller)] = (controller, new)
        } else {
            fault("\(name(controller)) hears \(call.rawValue) when it is \(old)")
        }
        if call == .isAppearing || call == .didAppear, controller.viewIfLoaded?.window == nil {
            fault("\(name(controller)) hears \(call.rawValue) without a window")
        }
        onCall()
    }

    /// Whether an appearance may turn round before it is over: where a second transition interrupts the first, by the app
    /// or because a split view comes back to another place than it left.
    private func mayTurnRound(_ controller: UIViewController) -> Bool {
        let around = controller.splitViewController ?? splits[ObjectIdentifier(controller)]
        let split = around.flatMap { states[ObjectIdentifier($0)]?.state }
        return isInterrupted || split == .appearing || split == .inWindow
    }

    /// Why a controller comes or goes, as its getters say.
    private func movement(of controller: UIViewController) -> String {
        (controller.isMovingToParent ? " to parent" : "")
            + (controller.isMovingFromParent ? " from parent" : "")
            + (controller.isBeingPresented ? " presented" : "")
            + (controller.isBeingDismissed ? " dismissed" : "")
    }

    /// Whether a controller is neither on screen nor on its way.
    func isGone(_ controller: UIViewController) -> Bool {
        states[ObjectIdentifier(controller)].map { $0.state == .gone } ?? true
    }

    func note(_ line: String) { log.append(line) }

    func fault(_ sentence: String) { faults.append(sentence) }

    /// What was heard and what was wrong since the last time.
    func take() -> (log: [String], faults: [String]) {
        defer { (log, faults) = ([], []) }
        return (log, faults)
    }

    /// Measured: a secondary that is cleared beside others hears only that it will disappear.
    func forgive(_ controller: UIViewController) { forgiven.insert(ObjectIdentifier(controller)) }

    /// The controllers that have appeared; any that is on the way in or out is at fault.
    func appeared() -> [UIViewController] {
        for (id, held) in states where held.state == .disappearing && forgiven.contains(id) {
            states[id] = nil
        }
        forgiven = []
        for (controller, state) in states.values where state != .gone && state != .appeared {
            fault("\(name(controller)) is left \(state)")
        }
        return states.values.filter { $0.state == .appeared }.map(\.controller)
    }

    func name(_ controller: UIViewController) -> String {
        (controller as? any Named)?.label ?? "\(type(of: controller))"
    }
}
