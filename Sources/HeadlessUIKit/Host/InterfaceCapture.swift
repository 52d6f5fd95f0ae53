import Foundation
public import InterfaceModel
import SplitLayout

/// Freezes what a host shows into an interface tree: the one crossing from live objects to values.
@MainActor public enum InterfaceCapture {
    /// The tree of the split view on screen, its texts and contents from the app's own objects; nil without one.
    public static func tree(of host: HeadlessHost) -> InterfaceTree? {
        host.splitViewController.flatMap(tree(of:))
    }

    /// The tree of one mounted split view; nil before it is mounted.
    public static func tree(of split: UISplitViewController) -> InterfaceTree? {
        var contents: [Column: ColumnContents] = [:]
        for column in Column.allCases {
            guard let container = split.containers[column] else { continue }
            contents[column] = ColumnContents(of: container, in: column)
        }
        return InterfaceTree(split.state, contents: contents)
    }
}

extension ColumnContents {
    /// What a column's container shows: the titles and buttons of what lies on top, and its wireframe content.
    @MainActor init(of container: UIViewController, in column: Column) {
        let standard = ColumnContents.standard(for: column)
        let shown = container.innermostShown
        let item = shown.navigationItem
        let bar = (shown.parent as? UINavigationController)?.navigationBar
        let isLarge =
            switch item.largeTitleDisplayMode {
            case .never, .inline: false
            case .always: bar?.prefersLargeTitles == true
            case .automatic:
                bar?.prefersLargeTitles == true
                    && (shown.parent as? UINavigationController)?.viewControllers.first === shown
            }
        let left = (item.leftBarButtonItems ?? []).compactMap { $0.element(.leading) }
        let right = (item.rightBarButtonItems ?? []).reversed().compactMap { $0.element(.trailing) }
        self.init(
            title: container.shownTitle ?? "", prefersLargeTitle: isLarge,
            content: shown.wireframeContent
                ?? (container.showsTabBar ? ContentElement(kind: .tabs) : standard.content),
            barButtons: left + right)
    }
}

extension UIViewController {
    /// What is seen in a container: the top of a stack, the selected tab, the first embedded child, or this itself.
    fileprivate var innermostShown: UIViewController {
        if let navigation = self as? UINavigationController {
            return navigation.ownTop?.innermostShown ?? self
        }
        if let tabs = self as? UITabBarController {
            return tabs.selectedViewController?.innermostShown ?? self
        }
        if let inner = childControllers.first as? UINavigationController { return inner.innermostShown }
        return self
    }
}

extension UIViewController {
    /// Whether a tab bar is seen in a container.
    fileprivate var showsTabBar: Bool {
        if let tabs = self as? UITabBarController { return !tabs.isTabBarHidden }
        if let navigation = self as? UINavigationController {
            return navigation.ownTop?.showsTabBar ?? false
        }
        return childControllers.first?.showsTabBar ?? false
    }
}

extension UIBarButtonItem {
    /// The button as a wireframe draws it; nil for spaces and what does not show.
    fileprivate func element(_ side: BarButtonElement.Side) -> BarButtonElement? {
        guard !isHidden else { return nil }
        if let item = self as? DisplayModeButtonItem {
            return item.button.map { BarButtonElement(icon: $0.icon, side: side) }
                ?? item.title.map { BarButtonElement(title: $0, side: side) }
        }
        switch systemItem {
        case .flexibleSpace, .fixedSpace: return nil
        case .add: return BarButtonElement(icon: .add, side: side)
        case .close, .stop: return BarButtonElement(icon: .close, side: side)
        case .action, .organize: return BarButtonElement(icon: .more, side: side)
        case let item?: return BarButtonElement(title: "\(item)".capitalized, side: side)
        case nil: break
        }
        if let title { return BarButtonElement(title: title, side: side) }
        switch image?.name {
        case "plus": return BarButtonElement(icon: .add, side: side)
        case "xmark": return BarButtonElement(icon: .close, side: side)
        case "sidebar.left", "sidebar.leading": return BarButtonElement(icon: .sidebar, side: side)
        default: return BarButtonElement(icon: .more, side: side)
        }
    }
}
