/// The look that an app asks for an element and its children; nil values are inherited from the parent.
public struct ElementStyle: Hashable, Sendable {
    /// Light or dark, if it differs from the parent.
    public var interfaceStyle: InterfaceStyle?
    public var background: ElementColor?
    /// The radius of the corners of background and border, in points.
    public var cornerRadius = 0.0
    /// The width of the border inside the element's edges, in points.
    public var borderWidth = 0.0
    /// The colour of the border; that of lines in the picture's theme where it is nil.
    public var borderColor: ElementColor?
    /// The colour of buttons and other controls.
    public var tint: ElementColor?
    /// The colour of this element's text and symbol, whatever the background.
    public var foreground: ElementColor?
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
        TwinField("cornerRadius", \.cornerRadius, unless: 0),
        TwinField("borderWidth", \.borderWidth, unless: 0),
        TwinField("borderColor", \.borderColor),
        TwinField("tint", \.tint),
        TwinField("foreground", \.foreground),
        TwinField("ink", \.ink),
        TwinField("direction", \.direction),
    ]
}
