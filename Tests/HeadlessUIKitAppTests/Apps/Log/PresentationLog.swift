import UIKit

/// A presentation delegate that logs what it is asked and told.
final class PresentationLog: NSObject, UIPopoverPresentationControllerDelegate {
    private func note(_ call: String, _ presentation: UIPresentationController) {
        AppLog.note(
            "presentation \(call) \(AppLog.shared.ledger.name(presentation.presentedViewController))")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("shouldDismiss", presentationController)
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        note("willDismiss", presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        note("didDismiss", presentationController)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        note("didAttemptToDismiss", presentationController)
    }
}
