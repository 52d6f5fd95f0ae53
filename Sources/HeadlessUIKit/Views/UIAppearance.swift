/// A class whose objects get a common look from the app.
///
/// Headless there is one object for each class, regardless of containers: its properties can be read back, but are not
/// applied.
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

/// The objects that represent the look of their class.
@MainActor enum Appearances {
    private static var known: [ObjectIdentifier: AnyObject] = [:]

    static func one<Kind: AnyObject>(_ make: () -> AnyObject) -> Kind {
        if let kept = known[ObjectIdentifier(Kind.self)] as? Kind { return kept }
        guard let new = make() as? Kind else { preconditionFailure("\(Kind.self) cannot be made.") }
        known[ObjectIdentifier(Kind.self)] = new
        return new
    }
}
