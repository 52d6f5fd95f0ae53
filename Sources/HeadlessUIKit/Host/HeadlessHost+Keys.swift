extension HeadlessHost {
    /// Presses a key of a keyboard together with modifiers; false where no key command matches.
    ///
    /// Commands are searched from the first responder up the chain, or without one from the controllers on screen, the
    /// frontmost first. Where the app has none, the system's own command for the sidebar remains.
    @discardableResult
    public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        act {
            let origins = application.responders(for: nil)
            for responder in origins.lazy.flatMap(\.chain) {
                for command in responder.keyCommands ?? [] where command.input == input {
                    if application.send(command, holding: modifiers, origins) { return true }
                }
            }
            return toggleSidebar(by: input, modifiers)
        }
    }

    /// Shows or hides the sidebar of the outermost split view with columns.
    ///
    /// The menu group for the sidebar does that since iOS 15 (reference of `UIMenu.Identifier.sidebar`); its keys,
    /// Control-Command-S, are assumed to be those of the same group on a Mac.
    private func toggleSidebar(by input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard input.lowercased() == "s", modifiers == [.control, .command],
            let split = splitViewController, split.style != .unspecified, !split.isCollapsed
        else { return false }
        if split.shows(.primary) { split.hide(.primary) } else { split.show(.primary) }
        return true
    }
}

extension UIApplication {
    fileprivate func send(
        _ command: UIKeyCommand, holding modifiers: UIKeyModifierFlags, _ origins: [UIResponder]
    ) -> Bool {
        let alternate = command.alternates.first {
            command.modifierFlags.union($0.modifierFlags) == modifiers
        }
        guard command.modifierFlags == modifiers || alternate != nil else { return false }
        return send(command, action: alternate?.action, origins)
    }

    /// Sends a command's action, or the given one instead, to the first object in the responder chain that has the
    /// method; false where no object has it, or the command is disabled or hidden.
    func send(_ command: UICommand, action: Selector? = nil, _ origins: [UIResponder]) -> Bool {
        guard let action = action ?? command.action,
            let target = origins.lazy.compactMap({ $0.target(forAction: action, withSender: command) }).first
        else { return false }
        (target as? UIResponder)?.validate(command)
        guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        return sendAction(action, to: target, from: command, for: nil)
    }
}
