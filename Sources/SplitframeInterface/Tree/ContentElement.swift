/// What fills a column below its bar: the app's own views, its children, or a wireframe convention where it has none.
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
    /// How many rows the app's own list has, out of sight too; nil where that is not known.
    public var rowCount: Int?

    public init(kind: Kind, selectedRow: Int? = nil, rowCount: Int? = nil) {
        self.kind = kind
        self.selectedRow = selectedRow
        self.rowCount = rowCount
    }
}

extension ContentElement: TwinPart {
    static let blank = ContentElement(kind: .empty)

    static let fields: [TwinField<Self>] = [
        TwinField("kind", \.kind),
        TwinField("selectedRow", \.selectedRow),
        TwinField("rowCount", \.rowCount),
    ]
}
