public import Foundation
import SplitframeInterface

/// A font as a value: its name, size and weight, which are used to estimate the widths of texts.
///
/// Pictures have one family; the tree names that of the app.
public final class UIFont: Hashable, Sendable {
    /// The weight of letters, with UIKit's raw values.
    public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
        public let rawValue: CGFloat

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// The width of letters; compiles only.
    public struct Width: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat

        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// The system's text styles.
    public struct TextStyle: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    let isMonospaced: Bool
    /// The family of a font that is not the system's, or the design of one that is; nil for the standard one.
    let family: String?

    init(
        name: String, size: CGFloat, weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false,
        family: String? = nil
    ) {
        fontName = name
        pointSize = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.family = family
    }

    /// The same font, with what is given here in place of its own.
    func with(
        size: CGFloat? = nil, weight: Weight? = nil, isItalic: Bool? = nil, isMonospaced: Bool? = nil,
        family: String? = nil
    ) -> UIFont {
        UIFont(
            name: fontName, size: size ?? pointSize, weight: weight ?? self.weight,
            isItalic: isItalic ?? self.isItalic, isMonospaced: isMonospaced ?? self.isMonospaced,
            family: family ?? self.family)
    }

    /// Makes a font of the app, whose look is told by its name: `Georgia-BoldItalic`, `Menlo-Regular`.
    public convenience init?(name: String, size: CGFloat) {
        let family = String(name.prefix { $0 != "-" })
        let look = name.dropFirst(family.count).lowercased()
        let weights: [(String, Weight)] = [
            ("semibold", .semibold), ("demi", .semibold), ("medium", .medium), ("bold", .bold),
            ("heavy", .heavy), ("black", .black),
        ]
        self.init(
            name: name, size: size, weight: weights.first { look.contains($0.0) }?.1 ?? .regular,
            isItalic: look.contains("italic") || look.contains("oblique"),
            isMonospaced: Self.monospacedFamilies.contains { family.hasPrefix($0) }, family: family)
    }

    /// The families of the system whose letters are equally wide.
    private static let monospacedFamilies = ["Menlo", "Courier", "SFMono"]

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "system", size: size, weight: .regular)
    }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "system", size: size, weight: weight)
    }
    /// Makes the system font of a weight; headless every width of letters is the standard one.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "system-bold", size: size, weight: .semibold)
    }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "system-italic", size: size, weight: .regular, isItalic: true)
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "system-digits", size: size, weight: weight)
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "system-mono", size: size, weight: weight, isMonospaced: true)
    }
    /// None, since headless no fonts are installed.
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    public func withSize(_ size: CGFloat) -> UIFont { with(size: size) }

    /// The height of a line in points: that of the system font, in which 17 points make 20 1/3 in a label at 3x.
    public var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    /// The font of this project that represents this one.
    var drawn: Font {
        let weight: Font.Weight =
            switch self.weight.rawValue {
            case ..<0.2: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            default: .bold
            }
        return Font(size: pointSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.fontName == right.fontName && left.pointSize == right.pointSize && left.weight == right.weight
            && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced
            && left.family == right.family
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let shadow = NSAttributedString.Key("NSShadow")

    // MARK: Compiles only
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let tracking = NSAttributedString.Key("NSTracking")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension UIFont.TextStyle {
    /// The sizes in points, extra small to largest accessibility size (Human Interface Guidelines, typography).
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        case .extraLargeTitle: Array(repeating: 36, count: UIContentSizeCategory.ordered.count)
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }

    /// The size in points of the style at a content size.
    func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }
}

extension UIFont {
    /// The font of a text style at the content size of the current host.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(style, at: .current)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        traitCollection.map { preferredFont(style, at: $0.preferredContentSizeCategory) }
            ?? preferredFont(forTextStyle: style)
    }

    private static func preferredFont(_ style: TextStyle, at category: UIContentSizeCategory) -> UIFont {
        UIFont(
            name: style.rawValue, size: style.size(at: category),
            weight: style == .headline ? .semibold : .regular)
    }

    /// The font of the same text style at a content size; a font without text style is unchanged.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        TextStyle.all.first { $0.rawValue == fontName }.map { withSize($0.size(at: category)) } ?? self
    }
}

extension UIFont.TextStyle {
    fileprivate static let all: [UIFont.TextStyle] = [
        .extraLargeTitle, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption1, .caption2,
    ]
}

/// Scales fonts and lengths with the content size, in proportion to their text style (assumed).
public final class UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection)) }
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? .current
        let (now, usual) = (style.size(at: category), style.size(at: .large))
        return now == usual ? value : (value * now / usual).rounded()
    }
}
