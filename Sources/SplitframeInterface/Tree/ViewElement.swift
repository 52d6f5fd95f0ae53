public import SplitframeText

/// One of the app's views inside a column, with its texts.
public struct ViewElement: Hashable, Sendable {
    /// The kinds of views.
    public enum Kind: NamedCase {
        /// The background of a group of rows.
        case card
        case row
        case header
        case footer
        case label
        /// A text that may scroll, shown from its beginning.
        case text
        case button
        case field
        case search
        case image
        case toggle
        /// One of several choices side by side.
        case segment
        /// A control that is drawn as the parts inside it; its text is its value.
        case control
        /// A line along which a knob moves, or which is filled.
        case track
        case knob
        case dot
        /// The edge of a control that is not drawn in detail, with its name.
        case outline
        /// A view that has a background colour but no text.
        case box
    }

    /// The accessory at a row's end.
    public enum Accessory: NamedCase {
        case disclosure
        /// The arrow of an outline that is open.
        case opened
        case detail
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case menu
    }

    /// The horizontal positions of a text in its frame; leading is left where the text reads from left to right.
    public enum Alignment: NamedCase { case leading, center, trailing }

    public var kind: Kind
    public var text: String?
    public var secondaryText: String?
    /// The lines of each text with several lines; otherwise empty.
    public var lines: [String] = []
    public var secondaryLines: [String] = []
    /// Whether the second text is beside the first instead of below it.
    public var isSideBySide: Bool
    /// The name of a symbol or picture, and the icon that looks like it.
    public var symbol: String?
    public var icon: BarButtonElement.Icon?
    public var accessories: [Accessory]
    /// Whether a row or segment is selected, or a switch is on.
    public var isSelected: Bool
    /// Whether a line separates a row from the next.
    public var hasSeparator = false
    /// The font size in points.
    public var fontSize: Double
    /// The font weight.
    public var fontWeight = Font.Weight.regular
    /// The alignment that the app sets for the first text, or for a button's title and image together; nil for that of
    /// the kind: buttons and segments are centred, all others are leading.
    public var alignment: Alignment?
    /// The constraints on the view, or on a view around it, that were not solved; UIKit would compute another frame.
    public var unsolved: [String]

    public init(
        _ kind: Kind, text: String? = nil, secondaryText: String? = nil, isSideBySide: Bool = false,
        symbol: String? = nil, icon: BarButtonElement.Icon? = nil, accessories: [Accessory] = [],
        isSelected: Bool = false, fontSize: Double = 17, unsolved: [String] = []
    ) {
        self.kind = kind
        self.text = text
        self.secondaryText = secondaryText
        self.isSideBySide = isSideBySide
        self.symbol = symbol
        self.icon = icon
        self.accessories = accessories
        self.isSelected = isSelected
        self.fontSize = fontSize
        self.unsolved = unsolved
    }
}

extension Font.Weight: NamedCase {}

extension ViewElement: TwinPart {
    static let blank = ViewElement(.box)

    static let fields: [TwinField<Self>] = [
        TwinField("kind", \.kind),
        TwinField("text", \.text),
        TwinField("secondaryText", \.secondaryText),
        TwinField("symbol", \.symbol),
        TwinField("icon", \.icon),
        TwinField("lines", \.lines, unless: []),
        TwinField("secondaryLines", \.secondaryLines, unless: []),
        TwinField("isSideBySide", \.isSideBySide, unless: false),
        TwinField("accessories", \.accessories, unless: []),
        TwinField("isSelected", \.isSelected, unless: false),
        TwinField("hasSeparator", \.hasSeparator, unless: false),
        TwinField("fontSize", \.fontSize, unless: 17),
        TwinField("fontWeight", \.fontWeight, unless: .regular),
        TwinField("alignment", \.alignment),
        TwinField("unsolved", \.unsolved, unless: []),
    ]
}
