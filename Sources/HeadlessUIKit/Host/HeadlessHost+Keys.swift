extension HeadlessHost {
    /// Presses a key of a keyboard while others are held; false where no key command takes it.
    ///
    /// Commands are sought from the first responder up, or, without one, from the controllers on screen, those in front
    /// first.
    @discardableResult
    public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        var isTaken = false
        act {
            let origins = application.responders(for: nil)
            isTaken = origins.lazy.flatMap(\.chain).flatMap { $0.keyCommands ?? [] }.contains {
                $0.input == input && application.send($0, holding: modifiers, origins)
            }
        }
        return isTaken
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

    /// Sends what a command does, or another action in its place, to the first up the responder chain that has it and
    /// that leaves the command enabled; false where there is none.
    func send(_ command: UICommand, action: Selector? = nil, _ origins: [UIResponder]) -> Bool {
        guard let action = action ?? command.action,
            let target = origins.lazy.compactMap({ $0.target(forAction: action, withSender: command) }).first
        else { return false }
        (target as? UIResponder)?.validate(command)
        guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        return sendAction(action, to: target, from: command, for: nil)
    }
}
