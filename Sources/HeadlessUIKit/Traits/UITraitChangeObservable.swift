/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, which is passed back to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
    var traitObservers: TraitObservers { get }
}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Environment> =
        (_ environment: Environment, _ previous: UITraitCollection) -> Void

    /// Calls the handler with the observed object after a change of any of the traits.
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits) { [weak self] previous in
            if let observed = self as? Observed { handler(observed, previous) }
        }
    }

    /// Sends an action to the observed object after a change of any of the traits; the arguments are the object and its
    /// former traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Sends an action to a target after a change of any of the traits; the arguments are the observed object and its
    /// former traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return traitObservers.add(traits) { [weak self, weak target] previous in
            if let self, let target { action.send(to: target, self, previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

/// The observers of one object's traits.
@preconcurrency @MainActor public final class TraitObservers {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    init() {}

    func add(
        _ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { $0.differs(old.values, new.values) }) {
            registration.handler(old)
        }
    }
}
