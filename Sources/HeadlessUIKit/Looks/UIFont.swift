public import Foundation
import SplitframeText

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
    /// Compiles only.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Compiles only.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Compiles only.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Compiles only.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Compiles only.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Compiles only.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// Compiles only.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// Compiles only.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
