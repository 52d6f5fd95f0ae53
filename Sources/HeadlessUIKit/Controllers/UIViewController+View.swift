import Foundation

extension UIViewController {
    func loadViewNow() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil { adopt(view: UIView(frame: UIScreen.main.bounds)) }
        viewDidLoad()
    }

    func adopt(view: UIView?) {
        let place = loadedView.flatMap { old in old.superview.map { ($0, old) } }
        loadedView?.owner = nil
        loadedView = view
        view?.owner = self
        guard let (superview, old) = place, let view else { return }
        superview.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }
}

extension UIViewController {
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

extension UIViewController {
    /// An Edit button, or Done while editing; a tap toggles editing.
    func makeEditButtonItem() -> UIBarButtonItem {
        UIBarButtonItem(
            barButtonSystemItem: stored.isEditing ? .done : .edit, target: self,
            action: Selector(UIViewController.toggleEditing, named: "_toggleEditing"))
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }
}
