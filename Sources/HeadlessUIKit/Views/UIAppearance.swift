/// Something whose look an app sets for all of its kind.
///
/// Headless there is one object for each class, whatever contains it: what is set can be read back, and is not handed on.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

extension UIAppearance {
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
}

extension UIView: UIAppearance {
    public static func appearance() -> Self { Appearances.one { make(madeFor: "") } }
}

/// The objects that stand for all of their class.
@MainActor enum Appearances {
    private static var known: [ObjectIdentifier: AnyObject] = [:]

    static func one<Kind: AnyObject>(_ make: () -> AnyObject) -> Kind {
        if let kept = known[ObjectIdentifier(Kind.self)] as? Kind { return kept }
        guard let new = make() as? Kind else { preconditionFailure("\(Kind.self) cannot be made.") }
        known[ObjectIdentifier(Kind.self)] = new
        return new
    }
}
