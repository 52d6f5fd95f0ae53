extension UIPresentationController {
    /// What a presentation becomes in the room that there is; asked when it begins, and when the size classes change.
    struct Adaptation {
        /// The delegate's wish: `none` for the style asked for whatever the room, nil to leave it to the system.
        fileprivate(set) var wish: UIModalPresentationStyle?
        /// The style that the delegate was told of; `none` for the one asked for.
        fileprivate(set) var told = UIModalPresentationStyle.none
    }

    /// The style in which the presentation shows: every decision about its place and what it covers goes by this one.
    var shownStyle: UIModalPresentationStyle {
        guard let wish = adaptation.wish, wish != UIModalPresentationStyle.none else {
            return presentationStyle
        }
        return wish
    }

    /// Whether the app insists on its style where there is little room.
    var keepsStyle: Bool { adaptation.wish == UIModalPresentationStyle.none }

    /// Asks how the presentation adapts to traits.
    ///
    /// - Returns: The controller to show, which the delegate may supply for an adapted style.
    func adapt(
        to traits: UITraitCollection, with coordinator: TransitionCoordinator?,
        showing shown: UIViewController? = nil
    ) -> UIViewController {
        if presentationStyle.adapts {
            let answer = adaptivePresentationStyle(for: traits)
            adaptation.wish = answer == presentationStyle ? nil : answer
        }
        let style = adaptedStyle(in: traits)
        if let shown, style == adaptation.told { return shown }
        adaptation.told = style
        let supplied =
            style == UIModalPresentationStyle.none
            ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        return supplied ?? presentedViewController
    }

    /// What the style asked for becomes; `none` where it stays.
    private func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        if let wish = adaptation.wish { return wish }
        let hasRoom = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return presentationStyle == .popover && !hasRoom ? .formSheet : .none
    }
}

extension UIViewController {
    /// The style in which this presented controller shows.
    var shownStyle: UIModalPresentationStyle { ownPresentationController.shownStyle }

    /// This presented controller adapts to other size classes; another may show in its place.
    func adaptPresentation(to traits: UITraitCollection, with coordinator: TransitionCoordinator?) {
        let manager = ownPresentationController
        guard let host = presenter else { return }
        let wanted = manager.adapt(to: traits, with: coordinator, showing: self)
        guard wanted !== self else { return }
        ScreenChange.run(in: host) {
            let requester = host.presentation?.requester
            stopBeingPresented()
            if wanted.parentController != nil {
                wanted.willMove(toParent: nil)
                wanted.viewIfLoaded?.removeFromSuperview()
                wanted.leaveParent()
            }
            if wanted.parent !== self { viewIfLoaded?.removeFromSuperview() }
            host.hold(wanted, managedBy: manager, askedBy: requester)
            host.surroundingWindow?.placePresented()
        }
    }
}
