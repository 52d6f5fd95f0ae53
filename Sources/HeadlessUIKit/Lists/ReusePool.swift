/// A view that a list uses again for another row or section.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

/// The classes registered with a list by their identifiers, and the views that are ready for reuse.
@MainActor final class ReusePool<View: ReusableView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass as? View.Type
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    func put(_ view: View) {
        if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
    }

    /// A view that waits, prepared for reuse, or a new one; nil where no class is registered.
    func dequeue(_ identifier: String, make: (View.Type) -> View) -> View? {
        guard let view = waiting[identifier]?.popLast() else { return classes[identifier].map(make) }
        view.prepareForReuse()
        return view
    }
}
