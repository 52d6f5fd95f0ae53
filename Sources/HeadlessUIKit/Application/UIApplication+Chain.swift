extension UIApplication {
    /// The first object in the responder chain that has a method; nil where none has it.
    func target(for action: Selector, from sender: Any?) -> Any? {
        responders(for: sender).lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
    }

    /// The responders at which the search for a method begins.
    ///
    /// The search begins at the first responder, otherwise at the sender. A bar button or command is no responder: the
    /// search then begins at the controllers that have the button, then at the frontmost controllers (a convention,
    /// since UIKit's documentation does not cover an app without a first responder).
    func responders(for sender: Any?) -> [UIResponder] {
        if let first = UIResponder.firstResponder, first.chain.contains(where: { $0 === keyWindow }) {
            return [first]
        }
        if let sender = sender as? UIResponder { return [sender] }
        let shown = Array((keyWindow?.shownControllers ?? []).reversed())
        let owners = (sender as? UIBarButtonItem).map { item in shown.filter { $0.hasBarButton(item) } } ?? []
        return owners + shown + [keyWindow ?? self]
    }
}

extension UIResponder {
    /// This responder and all that follow it in the chain.
    var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }
}

extension UIViewController {
    fileprivate func hasBarButton(_ item: UIBarButtonItem) -> Bool {
        (navigationItem.leadingItems + navigationItem.trailingItems + (toolbarItems ?? [])).contains(item)
    }
}
