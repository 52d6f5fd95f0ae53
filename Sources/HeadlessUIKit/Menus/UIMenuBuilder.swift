/// A builder of the app's menus.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command that sends an action with a property list, as an app has put it into a menu.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replaced: UIMenu.Identifier, with menu: UIMenu)
    func replaceChildren(
        ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier)
    func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier)
    func insertChild(_ child: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
    func insertChild(_ child: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
    func remove(menu identifier: UIMenu.Identifier)
}

/// The system of menus that a builder changes.
@preconcurrency @MainActor open class UIMenuSystem: IdentityHashable {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()

    init() {}

    /// Ignored: the host builds the menus anew for every request.
    open func setNeedsRebuild() {}
    /// Compiles only.
    open func setNeedsRevalidate() {}
}

/// The menu bar of an app while it is built: the system's menus in their order, but without the system's commands.
@MainActor final class MenuBar: UIMenuBuilder {
    private(set) var root: UIMenu

    init() {
        let top: [(UIMenu.Identifier, String)] = [
            (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
            (.window, "Window"), (.help, "Help"),
        ]
        root = UIMenu(
            identifier: .root,
            children: top.map { UIMenu(title: $1, identifier: $0, children: []) })
    }

    var system: UIMenuSystem { .main }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(identifier) }

    func action(for identifier: UIAction.Identifier) -> UIAction? { root.action(identifier) }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let propertyList = propertyList as? AnyHashable
        return root.command { $0.action == action && $0.propertyList as? AnyHashable == propertyList }
    }

    func replace(menu replaced: UIMenu.Identifier, with menu: UIMenu) {
        change { $0.identifier == replaced ? [menu] : [$0] }
    }

    func replaceChildren(
        ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if let menu = menu(for: identifier) {
            replace(menu: identifier, with: menu.replacingChildren(children(menu.children)))
        }
    }

    func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
        change { $0.identifier == identifier ? [sibling, $0] : [$0] }
    }

    func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier) {
        change { $0.identifier == identifier ? [$0, sibling] : [$0] }
    }

    func insertChild(_ child: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: identifier) { [child] + $0 }
    }

    func insertChild(_ child: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: identifier) { $0 + [child] }
    }

    func remove(menu identifier: UIMenu.Identifier) { change { $0.identifier == identifier ? [] : [$0] } }

    /// Replaces every menu by the elements that the closure returns, from the innermost outwards.
    private func change(_ replacement: (UIMenu) -> [UIMenuElement]) {
        root = replacement(root.replacingMenus(replacement)).first as? UIMenu ?? root
    }
}

extension UIMenu {
    fileprivate func menu(_ identifier: Identifier) -> UIMenu? {
        self.identifier == identifier
            ? self : children.lazy.compactMap { ($0 as? UIMenu)?.menu(identifier) }.first
    }

    fileprivate func action(_ identifier: UIAction.Identifier) -> UIAction? {
        children.lazy.compactMap { element in
            if let action = element as? UIAction { return action.identifier == identifier ? action : nil }
            return (element as? UIMenu)?.action(identifier)
        }.first
    }

    fileprivate func command(where isMeant: @escaping (UICommand) -> Bool) -> UICommand? {
        children.lazy.compactMap { element in
            if let command = element as? UICommand { return isMeant(command) ? command : nil }
            return (element as? UIMenu)?.command(where: isMeant)
        }.first
    }

    fileprivate func replacingMenus(_ replacement: (UIMenu) -> [UIMenuElement]) -> UIMenu {
        guard children.contains(where: { $0 is UIMenu }) else { return self }
        return replacingChildren(
            children.flatMap { element in
                guard let menu = element as? UIMenu else { return [element] }
                return replacement(menu.replacingMenus(replacement))
            })
    }
}
