/// A column's content below its bar: the app's views as children, or else a wireframe convention.
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
        /// Messages with names, for pictures that a reader follows.
        case mail
        /// Documents with names.
        case files
    }

    public var kind: Kind
    /// The row drawn as selected, counted from 0, in a list.
    public var selectedRow: Int?
    /// The number of rows in the app's list, including those out of sight; nil if unknown, and 0 also for an app that
    /// shows no view at all, so that no list is drawn.
    public var rowCount: Int?
    /// How far a map or a picture extends beyond the frame at each edge, beneath bars and other columns, in points.
    public var extendedEdges = EdgeInsets.zero

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
        TwinField("extendedEdges", \.extendedEdges, unless: .zero),
    ]
}
