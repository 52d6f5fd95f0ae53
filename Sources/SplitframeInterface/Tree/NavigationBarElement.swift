/// A navigation bar; its buttons are its children.
public struct NavigationBarElement: Hashable, Sendable {
    public var title: String
    public var prefersLargeTitle: Bool

    /// How many points taller a bar with a large title is: the wireframe's convention, room for one line.
    public static let largeTitleHeight = 52.0

    public init(title: String, prefersLargeTitle: Bool = false) {
        self.title = title
        self.prefersLargeTitle = prefersLargeTitle
    }
}
