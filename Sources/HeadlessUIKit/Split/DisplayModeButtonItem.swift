import Foundation
import SplitframeInterface
import SplitframeLayout

/// The classic display-mode button: its look follows the mode to which a tap leads.
final class DisplayModeButtonItem: UIBarButtonItem {
    private weak var splitViewController: UISplitViewController?

    init(of splitViewController: UISplitViewController) {
        self.splitViewController = splitViewController
        super.init()
        target = splitViewController
        action = .toggleDisplayMode
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What the button would look like now; nil where a tap would change nothing.
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
        button.map { BarButtonElement(icon: $0.icon, standsAlone: true) }
            ?? title.map { BarButtonElement(title: $0) }
    }

    override func perform() -> Bool {
        splitViewController?.toggleDisplayMode(self)
        return splitViewController != nil
    }
}

extension UISplitViewController {
    /// What a tap on the classic button would do now, the delegate's wish included.
    var currentModeButton: SplitButton? {
        state.displayModeButton(targeting: delegate?.targetDisplayModeForAction(in: self) ?? .automatic)
    }

    /// What the classic button sends; it does not affect column styles (documented).
    func toggleDisplayMode(_ sender: Any?) {
        if style == .unspecified { perform(.tapDisplayModeButton) }
    }

    var primaryTitle: String? { columnControllers[.primary]?.shownTitle }
}

extension UIViewController {
    /// The title that a bar would show for this controller: a container's is that of what it shows, be other
    /// columns stacked upon it or not.
    var shownTitle: String? {
        if let navigation = self as? UINavigationController { return navigation.ownTop?.shownTitle ?? title }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.shownTitle ?? title }
        return navigationItem.title
    }
}

extension Selector {
    /// What a display-mode button sends to its split view.
    fileprivate static let toggleDisplayMode = Selector(
        UISplitViewController.toggleDisplayMode(_:), named: "toggleDisplayMode:")
}
