import UIKit

/// An inspector that comes and goes, and a mode that is kept between launches.
final class StudioSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    static let modeKey = "displayMode"
    var store: [String: Int] = [:]

    convenience init(store: [String: Int] = [:]) {
        self.init(style: .doubleColumn)
        self.store = store
        delegate = self
        setViewController(UIViewController(), for: .primary)
        setViewController(UIViewController(), for: .secondary)
        if #available(iOS 26, *) {
            setViewController(UIViewController(), for: .inspector)
            preferredInspectorColumnWidth = 300
        }
        if let raw = store[Self.modeKey], let mode = UISplitViewController.DisplayMode(rawValue: raw) {
            preferredDisplayMode = mode
        }
    }

    func toggleInspector() {
        if isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { store[Self.modeKey] = displayMode.rawValue }
}
