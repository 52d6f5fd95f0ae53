/// What fills a column below its bar, as a wireframe convention.
public struct ContentElement: Hashable, Sendable {
    /// The kinds of content a wireframe can suggest.
    public enum Kind: NamedCase {
        case list
        case grid
        case text
        case map
        case image
        case web
        case form
        case empty
        /// A list with a tab bar at the bottom.
        case tabs
    }

    public var kind: Kind
    /// The row drawn as selected, counted from 0, in a list.
    public var selectedRow: Int?

    public init(kind: Kind, selectedRow: Int? = nil) {
        self.kind = kind
        self.selectedRow = selectedRow
    }
}
