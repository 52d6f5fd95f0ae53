import Foundation

extension UIViewController {
    func adopt(view: UIView?) {
        let place = loadedView.flatMap { old in old.superview.map { ($0, old) } }
        loadedView?.owner = nil
        loadedView = view
        view?.owner = self
        guard let (superview, old) = place, let view else { return }
        superview.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Tells the parent or the presentation about a new preferred content size.
    func tellOfPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presenter != nil {
            ownPresentationController.preferredContentSizeDidChange(forChildContentContainer: self)
            surroundingWindow?.setNeedsLayout()
        }
    }
}
