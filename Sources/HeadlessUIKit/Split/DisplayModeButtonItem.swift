import Foundation
import SplitframeInterface
import SplitframeLayout

/// The classic display-mode button, whose icon depends on the mode that a tap leads to.
final class DisplayModeButtonItem: UIBarButtonItem {
    private weak var splitViewController: UISplitViewController?

    init(of splitViewController: UISplitViewController) {
        self.splitViewController = splitViewController
        super.init()
        target = splitViewController
        action = .toggleDisplayMode
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The current look of the button; nil where a tap would change nothing.
    var button: SplitButton? { splitViewController?.currentModeButton }

    override var image: UIImage? {
        get { button?.icon.symbolNames.first.flatMap(UIImage.init(systemName:)) }
        set {}
    }

    override var title: String? {
        get {
            splitViewController?.state.generation.rules.arrangement == .popover
                ? splitViewController?.primaryTitle : nil
        }
        set {}
    }

    override var isHidden: Bool {
        get { button == nil && splitViewController?.state.generation.rules.arrangement != .popover }
        set {}
    }

    override var label: BarButtonElement? {
        button.map { BarButtonElement(icon: $0.icon, hasOwnCapsule: true) }
            ?? title.map { BarButtonElement(title: $0) }
    }

    override func perform() -> Bool {
        splitViewController?.toggleDisplayMode(self)
        return splitViewController != nil
    }
}

extension UISplitViewController {
    /// The current classic button, including the delegate's target mode.
    var currentModeButton: SplitButton? {
        state.displayModeButton(targeting: delegate?.targetDisplayModeForAction(in: self) ?? .automatic)
    }

    /// The action of the classic button; it does not affect column styles (documented).
    func toggleDisplayMode(_ sender: Any?) {
        if style == .unspecified { perform(.tapDisplayModeButton) }
    }

    var primaryTitle: String? { columnControllers[.primary]?.shownTitle }
}

extension UIViewController {
    /// The title that a bar shows for this controller; a container has that of its visible controller, regardless of
    /// other columns stacked on it.
    var shownTitle: String? {
        if let navigation = self as? UINavigationController { return navigation.ownTop?.shownTitle ?? title }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.shownTitle ?? title }
        return navigationItem.title
    }
}

extension Selector {
    /// The selector that a display-mode button sends to its split view.
    fileprivate static let toggleDisplayMode = Selector(
        UISplitViewController.toggleDisplayMode(_:), named: "toggleDisplayMode:")
}
