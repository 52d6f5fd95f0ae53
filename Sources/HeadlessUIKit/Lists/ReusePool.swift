/// The classes registered with a list by their identifiers, and the views that are ready for reuse.
struct ReusePool<View: AnyObject> {
    private var classes: [String: AnyClass] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass
        waiting[identifier] = nil
    }

    func registered(for identifier: String) -> AnyClass? { classes[identifier] }

    mutating func takeWaiting(for identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }
}
