import UIKit

/// A tab bar controller that logs what it is told.
class LoggedTabBarController: UITabBarController, Named {
    var label: String { "tabs" }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppLog.hear(.willAppear, self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        AppLog.hear(.isAppearing, self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        AppLog.hear(.didAppear, self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        AppLog.hear(.willDisappear, self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        AppLog.hear(.didDisappear, self)
    }

    override func willTransition(
        to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        AppLog.willTransition(self, to: new)
        super.willTransition(to: new, with: coordinator)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        AppLog.traitsChanged(self, from: previous)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        AppLog.willResize(self, to: size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
