/// Who is called with a selector: an object that is not kept alive, or whoever up the responder chain takes it.
@MainActor struct ActionTarget {
    private(set) weak var object: AnyObject?
    let action: Selector
    private let isAnybody: Bool

    init(_ target: Any?, action: Selector) {
        object = target as AnyObject?
        self.action = action
        isAnybody = target == nil
    }

    /// Whether the object has gone since.
    var isGone: Bool { object == nil && !isAnybody }

    func isSame(as other: ActionTarget) -> Bool {
        object === other.object && action == other.action && isAnybody == other.isAnybody
    }

    /// Whether this is the pair; nil stands for every object or selector.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
    }
}
