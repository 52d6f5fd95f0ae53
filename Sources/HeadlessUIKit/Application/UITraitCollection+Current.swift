extension UITraitCollection {
    /// The collection that UIKit or the app has made current; nil for the screen's collection.
    @MainActor static var given: UITraitCollection?

    /// The traits of the view or controller whose layout or traits are changing, or of `performAsCurrent(_:)`;
    /// otherwise those of the current host's screen (UITraitCollection, current, Discussion).
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { given ?? UIScreen.main.traitCollection }
        set { given = newValue }
    }

    /// The traits of a view outside of every hierarchy: the current ones (WWDC 2019, Implementing Dark Mode on iOS); its
    /// sizes are whole points until it is on a screen (assumed).
    @MainActor static var ofNewView: UITraitCollection {
        var values = current.values
        values.displayScale = nil
        return UITraitCollection(values)
    }

    /// Runs the actions while this collection is the current one.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.given
        Self.given = self
        actions()
        Self.given = outer
    }
}
