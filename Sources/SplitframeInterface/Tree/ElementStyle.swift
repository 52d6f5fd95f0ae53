/// The look that an app asks for an element and its children; nil values are inherited from the parent.
public struct ElementStyle: Hashable, Sendable {
    /// Light or dark, if it differs from the parent.
    public var interfaceStyle: InterfaceStyle?
    public var background: ElementColor?
    /// The background of the system, in a colour of the picture's theme.
    public var ground: ElementGround?
    /// The opacity of that background where the app makes it fainter, from 0 to 1.
    public var groundOpacity = 1.0
    /// The opacity of the element with everything inside, from 0 to 1.
    public var opacity = 1.0
    /// The area outside of which a view around the element cuts it off, where it reaches beyond.
    public var clip: ElementClip?
    /// The radius of the corners of background and border, in points.
    public var cornerRadius = 0.0
    /// The corners that are round; nil for all.
    public var roundCorners: [ElementCorner]?
    /// The width of the border inside the element's edges, in points.
    public var borderWidth = 0.0
    /// The colour of the border; that of lines in the picture's theme where it is nil.
    public var borderColor: ElementColor?
    /// The colour of buttons and other controls.
    public var tint: ElementColor?
    /// The colour of this element's text and symbol, whatever the background.
    public var foreground: ElementColor?
    /// The colour of this element's symbol where it is not that of its text.
    public var symbolColor: ElementColor?
    /// The ink of the picture's theme for text and symbols without a colour.
    public var ink: ElementInk?
    /// The direction in which this element alone is laid out.
    public var direction: LayoutDirection?

    public init(
        interfaceStyle: InterfaceStyle? = nil, background: ElementColor? = nil, tint: ElementColor? = nil,
        foreground: ElementColor? = nil, direction: LayoutDirection? = nil
    ) {
        self.interfaceStyle = interfaceStyle
        self.background = background
        self.tint = tint
        self.foreground = foreground
        self.direction = direction
    }
}

/// A corner of an element, regardless of the reading direction.
public enum ElementCorner: NamedCase {
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
}

/// Light or dark.
public enum InterfaceStyle: NamedCase {
    case light
    case dark
}

/// The prominence of a text or symbol that is drawn in an ink of the picture's theme.
public enum ElementInk: NamedCase {
    case primary
    case secondary
    case tertiary
    case quaternary
    /// The colour of buttons.
    case tint
}

/// A background of the system, which is drawn in a colour of the picture's theme.
public enum ElementGround: NamedCase {
    /// The colour of the column or screen around it.
    case background
    case secondaryBackground
    case tertiaryBackground
    case groupedBackground
    case secondaryGroupedBackground
    case tertiaryGroupedBackground
    /// The fills let through what lies beneath them.
    case fill
    case secondaryFill
    case tertiaryFill
    case quaternaryFill
    case separator
    /// The colours of text and of buttons.
    case ink
    case secondaryInk
    case tint
    /// A blur of what lies beneath, or glass above it.
    case material
}

/// The area outside of which nothing of an element is visible.
public struct ElementClip: Hashable, Sendable {
    /// The area in the window, in points.
    public var area: Rectangle
    /// The radius of its corners, in points.
    public var radius: Double

    public init(_ area: Rectangle, radius: Double = 0) {
        self.area = area
        self.radius = radius
    }
}

/// An sRGB colour of the app, not premultiplied, each channel 0 to 255.
public struct ElementColor: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension ElementStyle: TwinPart {
    static let blank = ElementStyle()

    static let fields: [TwinField<Self>] = [
        TwinField("interfaceStyle", \.interfaceStyle),
        TwinField("background", \.background),
        TwinField("ground", \.ground),
        TwinField("groundOpacity", \.groundOpacity, unless: 1),
        TwinField("opacity", \.opacity, unless: 1),
        TwinField("clip", \.clip),
        TwinField("cornerRadius", \.cornerRadius, unless: 0),
        TwinField("roundCorners", \.roundCorners),
        TwinField("borderWidth", \.borderWidth, unless: 0),
        TwinField("borderColor", \.borderColor),
        TwinField("tint", \.tint),
        TwinField("foreground", \.foreground),
        TwinField("symbolColor", \.symbolColor),
        TwinField("ink", \.ink),
        TwinField("direction", \.direction),
    ]
}
