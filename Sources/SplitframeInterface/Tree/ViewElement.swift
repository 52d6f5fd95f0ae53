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

    /// The accessory at a row's end or start.
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

    /// What else tells a font from others, besides size and weight.
    public enum FontTrait: NamedCase { case italic, monospaced }

    /// The ground of a button that is more than its title and image.
    public enum ButtonLook: NamedCase { case gray, tinted, filled, glass }

    /// The edge of a title at which its image is, where it is not the leading one.
    public enum ImagePlacement: NamedCase { case top, trailing, bottom }

    /// How an image of another shape fills its view, where it is not stretched.
    public enum ImageMode: NamedCase {
        case fit, fill, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The border of a field, where it is not round.
    public enum FieldBorder: NamedCase { case none, line, bezel }

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
    /// The accessories at a row's start.
    public var leadingAccessories: [Accessory] = []
    /// The room that a row's contents leave for an index over its end, in points.
    public var endRoom = 0.0
    /// Whether a row, segment or button is selected, or a switch is on.
    public var isSelected: Bool
    /// Whether it answers touches; it is drawn faintly where it does not.
    public var isEnabled = true
    public var buttonLook: ButtonLook?
    public var fieldBorder: FieldBorder?
    /// Whether a line separates a row from the next.
    public var hasSeparator = false
    /// The distance of that line from the row's sides in points, the leading one on the left; nil for the usual.
    public var separatorInsets: EdgeInsets?
    /// The colour of that line; nil for that of lines in the picture's theme.
    public var separatorColor: ElementColor?
    /// The font size in points.
    public var fontSize: Double
    /// The font weight.
    public var fontWeight = Font.Weight.regular
    public var fontTraits: [FontTrait] = []
    /// The name of an app's own font, which pictures do not have; nil for the system's.
    public var fontName: String?
    /// The looks of parts of both texts, in order; what follows them, and a text without any, has one look.
    public var parts: [TextPart] = []
    public var secondaryParts: [TextPart] = []
    /// The space between lines in addition to that of the font, in points.
    public var lineSpacing = 0.0
    /// The distances of the first line and of all others from the leading edge, in points.
    public var firstLineIndent = 0.0
    public var indent = 0.0
    public var imagePlacement: ImagePlacement?
    /// The space between image and text, and between both texts, in points; nil for that of the kind.
    public var imagePadding: Double?
    public var textPadding: Double?
    /// The size of the image in points, and how it fills a view; nil for that of the kind.
    public var imageSize: Size?
    public var imageMode: ImageMode?
    /// The radius of the corners of a row's image, in points.
    public var imageRadius = 0.0
    /// The distance of the contents of a row or button from its edges, in points, the leading one on the left; nil for
    /// the usual.
    public var margins: EdgeInsets?
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

extension ViewElement {
    /// The usual size of a row's second text in points: below the first 15 for its 17, the sizes at the content size
    /// Large, and beside it the same.
    package var secondaryFontSize: Double {
        if isSideBySide { return fontSize }
        return fontSize > 17 ? (fontSize * 15 / 17).rounded() : min(15, fontSize)
    }
}

extension ViewElement {
    /// The radius of the corners of a card, in points.
    package static func cardRadius(in frame: Rectangle) -> Double { min(26, frame.height / 2) }
}

extension ViewElement.Accessory {
    /// The width in points: those of chevrons and checkmarks as measured on iOS 26.1, all others assumed.
    package var width: Double {
        switch self {
        case .disclosure, .opened: 10 + 1.0 / 3
        case .checkmark: 19
        case .detail, .delete, .insert, .reorder, .multiselect, .menu: 22
        }
    }

    /// The space behind an accessory, and before the first one, in points (measured on iOS 26.1).
    package static let space = 16.0
    package static let spaceBefore = 8.0
}

extension ViewElement {
    /// The width that a row reserves for its image, which is at least that of a symbol, and the space between image and
    /// texts, in points (assumed).
    package static let imageRoom = 28.0
    package static let usualImagePadding = 16.0
}

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
        TwinField("leadingAccessories", \.leadingAccessories, unless: []),
        TwinField("endRoom", \.endRoom, unless: 0),
        TwinField("isSelected", \.isSelected, unless: false),
        TwinField("isEnabled", \.isEnabled, unless: true),
        TwinField("buttonLook", \.buttonLook),
        TwinField("fieldBorder", \.fieldBorder),
        TwinField("hasSeparator", \.hasSeparator, unless: false),
        TwinField("separatorInsets", \.separatorInsets),
        TwinField("separatorColor", \.separatorColor),
        TwinField("fontSize", \.fontSize, unless: 17),
        TwinField("fontWeight", \.fontWeight, unless: .regular),
        TwinField("fontTraits", \.fontTraits, unless: []),
        TwinField("fontName", \.fontName),
        TwinField("parts", \.parts, unless: []),
        TwinField("secondaryParts", \.secondaryParts, unless: []),
        TwinField("lineSpacing", \.lineSpacing, unless: 0),
        TwinField("firstLineIndent", \.firstLineIndent, unless: 0),
        TwinField("indent", \.indent, unless: 0),
        TwinField("imagePlacement", \.imagePlacement),
        TwinField("imagePadding", \.imagePadding),
        TwinField("textPadding", \.textPadding),
        TwinField("imageSize", \.imageSize),
        TwinField("imageMode", \.imageMode),
        TwinField("imageRadius", \.imageRadius, unless: 0),
        TwinField("margins", \.margins),
        TwinField("alignment", \.alignment),
        TwinField("unsolved", \.unsolved, unless: []),
    ]
}

/// The fonts of bars, shared by layout and drawing.
extension Font {
    package static func barTitle(size: Double) -> Font { Font(size: size, weight: .semibold) }
    package static func largeBarTitle(size: Double) -> Font { Font(size: size, weight: .bold) }
    package static let tab = Font(size: 10, weight: .medium)
    /// The font of a tab's title beside its icon, as on iOS 13 (flutter/flutter#39258).
    package static let tabBeside = Font(size: 13, weight: .medium)
    /// The font of tabs at a window's top; assumed.
    package static let tabStrip = Font(size: 15, weight: .medium)
}
