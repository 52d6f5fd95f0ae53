/// A navigation bar; its buttons are its children.
public struct NavigationBarElement: Hashable, Sendable {
    public var title: String
    public var prefersLargeTitle: Bool

    public init(title: String, prefersLargeTitle: Bool = false) {
        self.title = title
        self.prefersLargeTitle = prefersLargeTitle
    }
}
