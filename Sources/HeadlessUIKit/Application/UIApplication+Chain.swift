extension UIApplication {
    /// The first up the responder chain that has a method; nil where none has it.
    func target(for action: Selector, from sender: Any?) -> Any? {
        responders(for: sender).lazy.compactMap { $0.target(forAction: action, withSender: sender) }.first
    }

    /// Where the responder chain begins.
    ///
    /// That is the first responder, else the sender itself. A bar button or command is no responder: the controllers on
    /// screen are asked, first the one whose button it is, then those in front; by convention, since UIKit says
    /// nothing of an app without a first responder.
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
    /// This responder and all that follow it.
    var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }
}

extension UIViewController {
    fileprivate func hasBarButton(_ item: UIBarButtonItem) -> Bool {
        (navigationItem.leadingItems + navigationItem.trailingItems + (toolbarItems ?? [])).contains(item)
    }
}
