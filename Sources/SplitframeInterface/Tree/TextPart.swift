/// The look of a part of a text where it differs from that of the whole; nil values are those of the whole.
public struct TextPart: Hashable, Sendable {
    /// The number of characters.
    public var length: Int
    /// The font size in points.
    public var fontSize: Double?
    public var fontWeight: Font.Weight?
    public var fontTraits: [ViewElement.FontTrait]?
    public var color: ElementColor?
    public var ink: ElementInk?
    /// The colour behind the letters.
    public var background: ElementColor?
    public var isUnderlined = false
    public var isStruckThrough = false
    /// Whether it leads elsewhere; it then has the colour of buttons.
    public var isLink = false
    /// The space added behind each letter, in points.
    public var tracking = 0.0
    /// The distance of the letters above the line's baseline, in points.
    public var rise = 0.0

    public init(length: Int) { self.length = length }

    /// The font of the part in a text of another font.
    package func font(in whole: Font) -> Font {
        Font(
            size: fontSize ?? whole.size, weight: fontWeight ?? whole.weight,
            isItalic: fontTraits.map { $0.contains(.italic) } ?? whole.isItalic,
            isMonospaced: fontTraits.map { $0.contains(.monospaced) } ?? whole.isMonospaced,
            tracking: tracking)
    }
}

/// A part is written as one text: `length=5 size=20 weight=bold underlined=true`.
extension TextPart: TwinRepresentable, TwinPart {
    static let blank = TextPart(length: 0)

    static let fields: [TwinField<Self>] = [
        TwinField("length", \.length),
        TwinField("size", \.fontSize),
        TwinField("weight", \.fontWeight),
        TwinField("traits", \.fontTraits),
        TwinField("color", \.color),
        TwinField("ink", \.ink),
        TwinField("background", \.background),
        TwinField("underlined", \.isUnderlined, unless: false),
        TwinField("struckThrough", \.isStruckThrough, unless: false),
        TwinField("link", \.isLink, unless: false),
        TwinField("tracking", \.tracking, unless: 0),
        TwinField("rise", \.rise, unless: 0),
    ]

    package init?(twinValue: TwinValue) {
        guard let text = twinValue.text else { return nil }
        var attributes: [TwinElement.Attribute] = []
        for word in text.split(separator: " ") {
            guard let equals = word.firstIndex(of: "="),
                let value = TwinValue(word[word.index(after: equals)...])
            else { return nil }
            attributes.append(TwinElement.Attribute(String(word[..<equals]), value: value))
        }
        self.init(taking: &attributes)
        guard attributes.isEmpty, length > 0 else { return nil }
    }

    package var twinValue: TwinValue {
        .texts([attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")])
    }
}
