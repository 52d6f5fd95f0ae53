/// The objects that represent the look of their class.
@MainActor enum Appearances {
    private struct Appearance {
        let object: AnyObject
        /// An object of the same class for which nothing was set.
        let unset: AnyObject
        /// The classes of what is around the objects that have the look, from inside.
        let containers: [any UIAppearanceContainer.Type]
        let represents: (AnyObject) -> Bool
    }

    private static var known: [Appearance] = []

    static func one<Kind: AnyObject>(
        in containers: [any UIAppearanceContainer.Type] = [], _ make: () -> AnyObject
    ) -> Kind {
        for one in known where one.containers.elementsEqual(containers, by: ==) {
            if let kept = one.object as? Kind, type(of: kept) == Kind.self { return kept }
        }
        guard let new = make() as? Kind else { preconditionFailure("\(Kind.self) cannot be made.") }
        known.append(
            Appearance(object: new, unset: make(), containers: containers, represents: { $0 is Kind }))
        return new
    }

    /// Gives a view that enters a window the look of its class there; the most special look comes first.
    static func dress(_ view: UIView) {
        guard !known.isEmpty else { return }
        let looks = known.filter { $0.represents(view) && view.isInside($0.containers) }
        func rank(_ look: Appearance) -> (Int, Int) {
            (look.containers.count, known.count { $0.represents(look.object) })
        }
        for look in looks.sorted(by: { rank($0) > rank($1) }) {
            guard let object = look.object as? UIView, let unset = look.unset as? UIView else { continue }
            for property in type(of: view).appearanceProperties { property.hand(object, view, unset) }
        }
    }
}

extension UIResponder {
    /// Whether objects of some classes are around this one, in their order from inside.
    fileprivate func isInside(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
        var missing = containers[...]
        var around = next
        while let first = missing.first, let responder = around {
            if responder.isObject(of: first) { missing.removeFirst() }
            around = responder.next
        }
        return missing.isEmpty
    }

    private func isObject<Class>(of type: Class.Type) -> Bool { self is Class }
}
