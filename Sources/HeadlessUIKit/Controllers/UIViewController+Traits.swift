import Foundation
import SplitframeLayout

extension UIViewController {
    var currentTraits: UITraitCollection {
        var values: TraitValues
        if let parent {
            values = parent.inheritedTraits(of: self)
            if let override = parent.overrideTraitCollection(forChild: self) {
                values = values.overridden(by: override.values)
            }
        } else if let presenter {
            values = presenter.traitCollection.values
            // A style set for a controller applies to its children, not to the controllers that it presents.
            values.userInterfaceStyle = surroundingWindow?.traitCollection.userInterfaceStyle
            if let place = presentedFrame, let window = surroundingWindow?.environment {
                if place.isCompact { values.horizontalSizeClass = .compact }
                let slot = VerticalBarSlot(in: window, presented: place.presentation, at: place.frame)
                if slot == nil { values.verticalBarEdge = .unspecified }
            }
            let manager = ownPresentationController
            values = values.overridden(by: manager.overrideTraitCollection?.values ?? TraitValues())
                .overridden(by: manager.traitOverrides.values)
        } else if let surroundings {
            values = surroundings.traitCollection.values
        } else {
            let window = rootWindow ?? loadedView?.window
            values = window?.traitCollection.values ?? UIScreen.main.traits
        }
        values = values.overridden(by: traitOverrides.values)
        if overrideUserInterfaceStyle != .unspecified {
            values.userInterfaceStyle = overrideUserInterfaceStyle
        }
        return UITraitCollection(values)
    }

    /// Announces changed traits to this controller and all controllers below it.
    ///
    /// Every controller gets `willTransition(to:with:)` while all controllers still have the old traits.
    ///
    /// - Parameter announced: The changes for which controllers have already had that call.
    func updateTraits(animatedBy coordinator: TransitionCoordinator? = nil, announced: [TraitChange] = []) {
        let changes = traitChanges
        guard !changes.isEmpty else { return }
        let coordinator = coordinator ?? TransitionCoordinator()
        for (controller, _) in changes { controller.formerTraits = controller.lastTraits }
        let unannounced = changes.filter { change in
            !announced.contains { $0.controller === change.controller && $0.new == change.new }
        }
        Self.announce(unannounced, with: coordinator)
        for (controller, _) in changes { controller.formerTraits = nil }
        for (controller, _) in changes { controller.takeTraits() }
    }

    /// Calls `willTransition(to:with:)`, from the outside in.
    ///
    /// A controller whose override does not call `super` passes nothing on to those inside and above it (documented).
    static func announce(_ changes: [TraitChange], with coordinator: TransitionCoordinator) {
        var silent: Set<ObjectIdentifier> = []
        for (controller, new) in changes {
            controller.passesTransitionOn = false
            let isReached = controller.surroundings.map { !silent.contains(ObjectIdentifier($0)) } ?? true
            if isReached { controller.willTransition(to: new, with: coordinator) }
            if !controller.passesTransitionOn { silent.insert(ObjectIdentifier(controller)) }
        }
    }

    typealias TraitChange = (controller: UIViewController, new: UITraitCollection)

    /// The controllers from here down whose traits have changed; a new controller only stores its traits.
    var traitChanges: [TraitChange] {
        let new = traitCollection
        let isChanged = lastTraits.map { $0 != new } ?? false
        if lastTraits == nil { lastTraits = new }
        return (isChanged ? [(self, new)] : []) + childControllers.flatMap(\.traitChanges)
            + (activeSearch?.traitChanges ?? []) + (presentation?.controller.traitChanges ?? [])
    }

    private func takeTraits() {
        let new = traitCollection
        guard let old = lastTraits, old != new else { return }
        lastTraits = new
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitObservers.traitsChanged(from: old, to: new)
        }
        loadedView?.traitsChanged(from: old, to: new)
        loadedView?.setNeedsLayout()
    }

    /// The controllers to which this one forwards the calls for a rotation.
    var rotatingChildren: [UIViewController] {
        shouldAutomaticallyForwardRotationMethods()
            ? childControllers + [presentation?.controller].compactMap(\.self) : []
    }
}

extension UIView {
    /// Announces changed traits to this view and to the views below it that belong to no other controller.
    func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        traitCollection.performAsCurrent {
            traitCollectionDidChange(old)
            traitObservers.traitsChanged(from: old, to: new)
        }
        for view in subviews where view.owner == nil { view.traitsChanged(from: old, to: new) }
    }
}
