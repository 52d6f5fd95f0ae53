public import Foundation

public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// The menu for a long press, and the preview above it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: IdentityHashable {
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// The order of a menu's actions, with UIKit's raw values.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    public let identifier: AnyHashable
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    public init(
        identifier: (any Hashable)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier.map { AnyHashable($0) } ?? AnyHashable(UUID())
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// The same for an identifier that the app casts to an object: `identifier: indexPath as NSCopying`.
    @_disfavoredOverload
    public convenience init(
        identifier: (any NSCopying)?, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.init(
            identifier: identifier as? any Hashable, previewProvider: previewProvider,
            actionProvider: actionProvider)
    }

    // MARK: Compiles only
    open var badgeCount = 0
    open var preferredMenuElementOrder = ElementOrder.automatic
}

/// A delegate that makes the context menus of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The interaction that shows the context menu of a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: IdentityHashable, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Compiles only.
    open func dismissMenu() {}
}

extension UIMenu {
    /// The menu as a person sees it: what the app provides now is in place of deferred elements.
    func opened() -> UIMenu {
        replacingChildren(
            children.map { element in
                if let menu = element as? UIMenu { return menu.opened() }
                guard let later = element as? UIDeferredMenuElement else { return element }
                return UIMenu(options: .displayInline, children: later.provide()).opened()
            })
    }

    /// The elements of the menu and its submenus, without these.
    var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }

    /// The first enabled action or command with a title, in this menu or its submenus.
    func leaf(titled title: String) -> UIMenuElement? {
        leaves.first { element in
            let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
            return element.title == title && attributes?.isDisjoint(with: [.disabled, .hidden]) == true
        }
    }

    /// Switches an action on, and the others off in the outermost menu around it of which only one element may be on.
    func select(_ chosen: UIAction, alone: Bool) {
        guard leaves.contains(chosen) else { return }
        guard alone || options.contains(.singleSelection) else {
            for case let menu as UIMenu in children { menu.select(chosen, alone: false) }
            return
        }
        for case let action as UIAction in leaves { action.state = action === chosen ? .on : .off }
    }
}
