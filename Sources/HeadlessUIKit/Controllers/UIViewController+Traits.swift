import Foundation

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

    /// Compares the traits with those last seen and tells this controller and all below of a change.
    func updateTraits(animatedBy coordinator: TransitionCoordinator? = nil) {
        let new = traitCollection
        if let old = lastTraits, old != new {
            willTransition(to: new, with: coordinator ?? TransitionCoordinator())
            lastTraits = new
            traitCollectionDidChange(old)
            traitObservers.traitsChanged(from: old, to: new)
            loadedView?.traitsChanged(from: old, to: new)
            loadedView?.setNeedsLayout()
        }
        lastTraits = new
        for child in childControllers { child.updateTraits(animatedBy: coordinator) }
        presentation?.controller.updateTraits(animatedBy: coordinator)
    }

    func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers {
            child.viewWillTransition(to: self.size(of: child, in: size), with: coordinator)
        }
        presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIView {
    /// Tells this view and those below that belong to no other controller.
    func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        traitCollectionDidChange(old)
        traitObservers.traitsChanged(from: old, to: new)
        for view in subviews where view.owner == nil { view.traitsChanged(from: old, to: new) }
    }
}
