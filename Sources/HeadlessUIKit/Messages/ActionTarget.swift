/// The target of a selector: an object that is not retained, or the first in the responder chain with the method.
@MainActor struct ActionTarget {
    private(set) weak var object: AnyObject?
    let action: Selector
    private let isAnybody: Bool

    init(_ target: Any?, action: Selector) {
        object = target as AnyObject?
        self.action = action
        isAnybody = target == nil
    }

    /// Whether the object has been deallocated.
    var isGone: Bool { object == nil && !isAnybody }

    func isSame(as other: ActionTarget) -> Bool {
        object === other.object && action == other.action && isAnybody == other.isAnybody
    }

    /// Whether the target and the selector match; nil stands for every one.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
    }
}
