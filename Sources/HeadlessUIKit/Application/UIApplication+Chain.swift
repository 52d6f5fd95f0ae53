extension UIApplication {
    /// The first object in the responder chain that has a method; nil where none has it.
    func target(for action: Selector, from sender: Any?) -> Any? {
        responders(for: sender).lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
    }

    /// The responders at which the search for a method begins.
    ///
    /// That is the first responder, otherwise the sender itself. A bar button or command is no responder: then the
    /// controllers on screen come first, starting with the one whose button it is, then the frontmost ones; by
    /// convention, since UIKit's documentation does not cover an app without a first responder.
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
