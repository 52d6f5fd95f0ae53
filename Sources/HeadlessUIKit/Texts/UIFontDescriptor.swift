public import Foundation

/// The description of a font: a name, a size and a weight.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The designs of the system font.
    public struct SystemDesign: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of a font's further attributes.
    public struct AttributeName: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of the dictionary under ``AttributeName/traits``.
    public struct TraitKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of a font feature's setting.
    public struct FeatureKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// The same font with another name, size or weight; other attributes have no effect headless.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any]
        let weight = traits?[.weight]
        let size = attributes[.size]
        let named = ((attributes[.name] ?? attributes[.family]) as? String)
            .flatMap { UIFont(name: $0, size: font.pointSize) }
        return UIFontDescriptor(
            (named ?? font).with(
                size: size as? CGFloat ?? (size as? Int).map { CGFloat($0) },
                weight: weight as? UIFont.Weight
                    ?? (weight as? CGFloat).map { UIFont.Weight(rawValue: $0) } ?? font.weight))
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    public var pointSize: CGFloat { font.pointSize }
    public var postscriptName: String { font.fontName }
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits =
            font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }

    /// The same font, bold, italic and monospaced or not; its width stays.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font.with(
                weight: traits.contains(.traitBold) ? .semibold : .regular,
                isItalic: traits.contains(.traitItalic), isMonospaced: traits.contains(.traitMonoSpace)))
    }

    /// The same font in a design, of which pictures have the standard and the monospaced one; the tree names others.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(
            UIFont(
                name: font.fontName, size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
                isMonospaced: design == .monospaced,
                family: design == .default || design == .monospaced ? nil : design.rawValue))
    }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.font == right.font
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
    /// Makes the font of a descriptor; a size of 0 stands for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor.font
        self.init(
            name: font.fontName, size: size > 0 ? size : font.pointSize, weight: font.weight,
            isItalic: font.isItalic, isMonospaced: font.isMonospaced, family: font.family)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
    public var familyName: String { family ?? fontName }
    /// The metrics of the system font, with a line of 2444 and an ascent of 1950 units of 2048 (its public metrics).
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { ascender - lineHeight }
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
    public var leading: CGFloat { 0 }
}
