extension UITraitCollection {
    /// What UIKit or the app made current; nil where that is the screen's collection.
    @MainActor static var given: UITraitCollection?

    /// The traits of the view or controller whose layout or traits change at the moment, or of `performAsCurrent(_:)`; else
    /// those of the screen of the host that acts or acted last (UITraitCollection, current, Discussion).
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
