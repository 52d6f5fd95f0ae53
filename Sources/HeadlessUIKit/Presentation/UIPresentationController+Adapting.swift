extension UIPresentationController {
    /// The adaptation of a presentation to the available room, determined when it begins and when size classes change.
    struct Adaptation {
        /// The delegate's answer: `none` to keep the requested style, nil to leave it to the system.
        fileprivate(set) var answer: UIModalPresentationStyle?
        /// The style last announced to the delegate; `none` for the requested style.
        fileprivate(set) var announcedStyle = UIModalPresentationStyle.none
    }

    /// The style after adaptation, which determines the presentation's frame and what it covers.
    var shownStyle: UIModalPresentationStyle {
        guard let answer = adaptation.answer, answer != UIModalPresentationStyle.none else {
            return presentationStyle
        }
        return answer
    }

    /// Whether the app keeps the requested style where there is little room.
    var keepsStyle: Bool { adaptation.answer == UIModalPresentationStyle.none }

    /// Adapts the presentation to traits, according to its delegate.
    ///
    /// - Returns: The controller to show, which the delegate may provide for an adapted style.
    func adapt(
        to traits: UITraitCollection, with coordinator: TransitionCoordinator?,
        showing shown: UIViewController? = nil
    ) -> UIViewController {
        if presentationStyle.adapts {
            let answer = adaptivePresentationStyle(for: traits)
            adaptation.answer = answer == presentationStyle ? nil : answer
        }
        let style = adaptedStyle(in: traits)
        if let shown, style == adaptation.announcedStyle { return shown }
        adaptation.announcedStyle = style
        if style.isSheet,
            let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        {
            delegate?.presentationController(self, prepare: sheet)
        }
        let supplied =
            style == UIModalPresentationStyle.none
            ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        return supplied ?? presentedViewController
    }

    /// The style to use instead of the requested one; `none` where the requested style stays.
    private func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        if let answer = adaptation.answer { return answer }
        let hasRoom = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return presentationStyle == .popover && !hasRoom ? .formSheet : .none
    }
}

extension UIViewController {
    /// The style after adaptation, for this presented controller.
    var shownStyle: UIModalPresentationStyle { ownPresentationController.shownStyle }

    /// Adapts this presented controller to other size classes; another controller may take its place.
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
