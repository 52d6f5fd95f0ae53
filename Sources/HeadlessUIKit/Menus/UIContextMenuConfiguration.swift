public import Foundation

/// The menu that a long press shows, and the preview above it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: IdentityHashable {
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// Where the actions of a menu stand, with UIKit's raw values.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority = 1
        case fixed = 2
    }

    public let identifier: AnyHashable
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?
    open var badgeCount = 0
    open var preferredMenuElementOrder = ElementOrder.automatic

    public init(
        identifier: (any Hashable)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier.map { AnyHashable($0) } ?? AnyHashable(UUID())
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// The same, for what the app has made an object of: `identifier: indexPath as NSCopying`.
    @_disfavoredOverload
    public convenience init(
        identifier: (any NSCopying)?, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.init(
            identifier: identifier as? any Hashable, previewProvider: previewProvider,
            actionProvider: actionProvider)
    }
}

/// Makes the context menus of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// What a view does besides drawing; headless the context menu's can be asked for.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// The context menu of a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: IdentityHashable, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func dismissMenu() {}
}

extension HeadlessHost {
    /// The menu that a long press on a view shows; nil where it has none.
    public func contextMenu(of view: UIView) -> UIMenu? {
        let interaction = view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
        return interaction.flatMap {
            $0.delegate?.contextMenuInteraction($0, configurationForMenuAtLocation: .zero)
        }?.actionProvider?([])
    }

    /// Chooses the action or command with a title in a menu or the menus inside; false where none can be chosen, or
    /// nobody up the responder chain has the command's method.
    @discardableResult
    public func choose(_ title: String, in menu: UIMenu?) -> Bool {
        switch menu?.leaf(titled: title) {
        case let action as UIAction:
            act { action.handler(action) }
            return true
        case let command as UICommand:
            var isDone = false
            act { isDone = application.send(command, application.responders(for: command)) }
            return isDone
        default: return false
        }
    }
}

extension UIMenu {
    /// The first action or command with a title that can be chosen, here or in a menu inside.
    fileprivate func leaf(titled title: String) -> UIMenuElement? {
        children.lazy.compactMap { element in
            if let menu = element as? UIMenu { return menu.leaf(titled: title) }
            if let later = element as? UIDeferredMenuElement {
                return UIMenu(children: later.elements).leaf(titled: title)
            }
            let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
            return element.title == title && attributes?.isDisjoint(with: [.disabled, .hidden]) == true
                ? element : nil
        }.first
    }
}
