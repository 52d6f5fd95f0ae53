public import Foundation

/// A class whose objects get a common look from the app.
///
/// A view takes the look when it enters a window, but for what the app has set for the view itself: its tint, its
/// background, the colour of labels and of switches that are on. Other properties, and those of bar buttons, can only be
/// read back.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}

extension UIAppearance {
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIView: UIAppearance {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { Appearances.one(in: containerTypes) { make(madeFor: "") } }
}

/// A property of views that their appearance can set.
@MainActor struct AppearanceProperty {
    /// Hands the property's value on, if the appearance has one and the view has none of its own.
    let hand: (_ appearance: UIView, _ view: UIView, _ unset: UIView) -> Void

    init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
        hand = { appearance, view, unset in
            guard let appearance = appearance as? View, let view = view as? View, let unset = unset as? View
            else { return }
            let usual = unset[keyPath: property]
            guard appearance[keyPath: property] != usual, view[keyPath: property] == usual else { return }
            view[keyPath: property] = appearance[keyPath: property]
        }
    }
}

extension UIBarButtonItem: UIAppearance {
    public static func appearance() -> Self { Appearances.one { make(madeFor: "") } }
}

/// An object whose state is saved with that of the interface, by the host's `saveState()` and `restore(_:)`.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
    var restorationParent: (any UIStateRestoring)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

/// A container in which bars and controls may have their own look; compiles only.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
