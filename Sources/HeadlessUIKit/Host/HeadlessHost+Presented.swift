import SplitframeInterface
import SplitframeLayout

extension HeadlessHost {
    /// Swipes the frontmost sheet down, or taps beside the frontmost popover; false where neither is in front, or the
    /// app prevents it.
    ///
    /// The delegate of the presentation is called, unlike for a dismissal by the app.
    @discardableResult
    public func dismissPresented() -> Bool {
        guard let front = rootViewController?.shownHierarchy.last(where: { $0.presenter != nil }),
            front.presentedFrame?.presentation.isLeftByTouch == true
        else { return false }
        return act { front.leaveByTouch() }
    }
}

extension UIViewController {
    /// Dismisses this presented controller after a touch, which cancels an action sheet; false where the touch does not
    /// dismiss it.
    fileprivate func leaveByTouch() -> Bool {
        let presentation = ownPresentationController
        let delegate = presentation.delegate
        guard !shownHierarchy.contains(where: \.isModalInPresentation),
            delegate?.presentationControllerShouldDismiss(presentation) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        delegate?.presentationControllerWillDismiss(presentation)
        let cancel = (self as? UIAlertController)?.actions.first { $0.style == .cancel }
        endPresenting(animated: true) { [self] in
            if let cancel { cancel.handler?(cancel) }
            delegate?.presentationControllerDidDismiss(ownPresentationController)
        }
        return true
    }
}

extension ScreenPresentation {
    /// Whether a swipe over the presentation or a tap beside it dismisses it.
    fileprivate var isLeftByTouch: Bool {
        switch self {
        case .sheet, .card, .formSheet, .popover: true
        case .root, .fullScreen, .alert, .actionSheet: false
        }
    }
}
