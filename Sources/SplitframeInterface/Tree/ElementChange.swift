public import SplitframeGeometry

/// How an element of one interface became another: where it was and where it is.
public struct ElementChange: Hashable, Sendable {
    /// The element's path in the tree: `split/primary`.
    public var path: String
    /// The frame in points of the window, nil where there was no such element.
    public var before: Rectangle?
    /// The frame in points of the window, nil where there is no such element any more.
    public var after: Rectangle?

    public init(path: String, before: Rectangle?, after: Rectangle?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The element's name for people: `primary`, `secondary bar`.
    public var name: String {
        let names = path.split(separator: "/")
        return (names.count > 1 ? names.dropFirst() : names[...]).joined(separator: " ")
    }

    /// The text of a changed length, in points: `280 → 240 (−40)`.
    public static func words(from old: Double, to new: Double) -> String {
        let delta = new - old
        return "\(old.pointText) → \(new.pointText) (\(delta < 0 ? "−" : "+")\(delta.magnitude.pointText))"
    }
}
