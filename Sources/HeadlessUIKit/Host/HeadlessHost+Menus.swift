import Foundation

extension HeadlessHost {
    /// The menu for a long press on a view, which is not drawn, as no open menu is; nil where it has none.
    public func contextMenu(of view: UIView) -> UIMenu? {
        let interaction = view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
        return interaction.flatMap {
            $0.delegate?.contextMenuInteraction($0, configurationForMenuAtLocation: .zero)
        }?.actionProvider?([])
    }

    /// Chooses the action or command with a title in a menu or its submenus; false where none can be chosen, or no
    /// responder in the chain has the command's method.
    @discardableResult
    public func choose(_ title: String, in menu: UIMenu?) -> Bool {
        let shown = menu?.opened()
        switch shown?.leaf(titled: title) {
        case let action as UIAction:
            act {
                let button = menu?.sender as? UIButton
                shown?.select(action, alone: button?.isPopUp == true)
                // The button may have another title now.
                button?.invalidateIntrinsicContentSize()
                action.sender = menu?.sender
                action.handler(action)
            }
            return true
        case let command as UICommand:
            return act { application.send(command, application.responders(for: command)) }
        default: return false
        }
    }

    /// The app's menus, as built by its delegate and the frontmost responders; `choose(_:in:)` chooses in them.
    public var mainMenu: UIMenu {
        let bar = MenuBar()
        // The application builds the menus first, then each responder down to the frontmost changes them.
        let chain = application.responders(for: nil).first.map { Array($0.chain) } ?? [application]
        for responder in chain.reversed() { responder.buildMenu(with: bar) }
        return bar.root
    }
}
