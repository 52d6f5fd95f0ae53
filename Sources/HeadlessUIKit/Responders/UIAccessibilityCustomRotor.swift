public import Foundation

/// A list of elements through which a person goes with the rotor of a screen reader; compiles only.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: IdentityHashable {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The direction of a search, with UIKit's raw values.
    public enum Direction: Int, Sendable {
        case previous, next
    }

    open var name: String
    open var itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }
}

/// What a rotor looks for; compiles only.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: IdentityHashable {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public init() {}
}

/// What a rotor found; compiles only.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: IdentityHashable {
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of a text that was found, of a type that texts declare.
    var range: AnyObject?

    public init() {}
}
