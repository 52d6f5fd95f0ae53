public import Foundation
import SplitframeInterface

/// A colour as a value: its components, the name of a system colour, or one for light and one for dark.
public final class UIColor: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case named(String, alpha: CGFloat)
        indirect case dynamic(light: Source, dark: Source)
    }

    let source: Source

    private init(_ source: Source) { self.source = source }

    convenience init(copying color: UIColor) { self.init(color.source) }

    /// Makes the clear colour, since patterns are not drawn.
    public convenience init(patternImage: UIImage) { self.init(copying: .clear) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Takes the components as those of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) {
        source = .components(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // The sector of the colour circle, and the position of the colour in it.
        let sector = (hue - hue.rounded(.down)) * 6
        let rest = sector - sector.rounded(.down)
        let (low, falling, rising) = (
            brightness * (1 - saturation), brightness * (1 - saturation * rest),
            brightness * (1 - saturation * (1 - rest))
        )
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour of the main bundle's catalogues; where they have none, only its name is stored.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Makes a colour of a bundle's catalogues, if they were copied unchanged, as SwiftPM does on Linux; where they
    /// have none, only its name is stored.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let known = ColorSet.color(named: name, in: bundle ?? .main)
        self.init(known?.source ?? .named(name, alpha: 1))
    }

    /// Makes a colour that depends on traits; the values for light and dark are computed at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let (light, dark) = (
            dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).source,
            dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).source
        )
        self.init(light == dark ? light : .dynamic(light: light, dark: dark))
    }

    /// The colour for light or dark traits, with components for one of the system's; only the name of a colour that no
    /// catalogue has stays as it is.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let chosen = chosen(for: traitCollection)
        guard let components = chosen.components(in: traitCollection) else { return chosen }
        return UIColor(
            red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    /// The one of the app's two colours for light and dark that traits choose.
    func chosen(for traits: UITraitCollection) -> UIColor {
        guard case .dynamic(let light, let dark) = source else { return self }
        return UIColor(traits.userInterfaceStyle == .dark ? dark : light)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .components(let red, let green, let blue, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .named(let name, _): UIColor(.named(name, alpha: alpha))
        case .dynamic(let light, let dark):
            UIColor(
                .dynamic(
                    light: UIColor(light).withAlphaComponent(alpha).source,
                    dark: UIColor(dark).withAlphaComponent(alpha).source))
        }
    }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.source == right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    private static func system(_ name: String) -> UIColor { UIColor(.named(name, alpha: 1)) }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = system("systemRed")
    public static let systemGreen = system("systemGreen")
    public static let systemBlue = system("systemBlue")
    public static let systemOrange = system("systemOrange")
    public static let systemYellow = system("systemYellow")
    public static let systemPink = system("systemPink")
    public static let systemPurple = system("systemPurple")
    public static let systemTeal = system("systemTeal")
    public static let systemIndigo = system("systemIndigo")
    public static let systemBrown = system("systemBrown")
    public static let systemMint = system("systemMint")
    public static let systemCyan = system("systemCyan")
    public static let systemGray = system("systemGray")
    public static let systemGray2 = system("systemGray2")
    public static let systemGray3 = system("systemGray3")
    public static let systemGray4 = system("systemGray4")
    public static let systemGray5 = system("systemGray5")
    public static let systemGray6 = system("systemGray6")
    public static let tintColor = system("tintColor")
    public static let label = system("label")
    public static let secondaryLabel = system("secondaryLabel")
    public static let tertiaryLabel = system("tertiaryLabel")
    public static let quaternaryLabel = system("quaternaryLabel")
    public static let link = system("link")
    public static let placeholderText = system("placeholderText")
    public static let separator = system("separator")
    public static let opaqueSeparator = system("opaqueSeparator")
    public static let systemBackground = system("systemBackground")
    public static let secondarySystemBackground = system("secondarySystemBackground")
    public static let tertiarySystemBackground = system("tertiarySystemBackground")
    public static let systemGroupedBackground = system("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
    public static let systemFill = system("systemFill")
    public static let secondarySystemFill = system("secondarySystemFill")
    public static let tertiarySystemFill = system("tertiarySystemFill")
    public static let quaternarySystemFill = system("quaternarySystemFill")
    public static let darkText = system("darkText")
    public static let lightText = system("lightText")
}

extension UIColor {
    /// The colour as wireframes draw it; nil for backgrounds and inks of the picture's theme, for colours known only by
    /// name, and for transparent ones.
    func drawn(in traits: UITraitCollection) -> ElementColor? {
        switch chosen(for: traits).source {
        case .components(let red, let green, let blue, let alpha):
            let channels = [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
            guard channels[3] > 0 else { return nil }
            return ElementColor(
                red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
        case .named(let name, let alpha):
            guard let pair = Self.systemColors[name] else { return nil }
            let rgb = traits.userInterfaceStyle == .dark ? pair.dark : pair.light
            return ElementColor(
                red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF),
                alpha: UInt8((min(max(alpha, 0), 1) * 255).rounded()))
        case .dynamic: return nil
        }
    }

    /// The theme's ink that corresponds to the colour (UIColor, UI element colors, Label colors); nil for others.
    var ink: ElementInk? {
        guard case .named(let name, alpha: 1) = source else { return nil }
        return switch name {
        case "label", "darkText": .primary
        case "secondaryLabel": .secondary
        case "tertiaryLabel", "placeholderText": .tertiary
        case "quaternaryLabel": .quaternary
        case "tintColor", "link": .tint
        default: nil
        }
    }

    /// The theme's background that corresponds to the colour, and its opacity; nil for others.
    func ground(in traits: UITraitCollection) -> (ground: ElementGround, opacity: Double)? {
        guard case .named(let name, let alpha) = chosen(for: traits).source, alpha > 0 else {
            return nil
        }
        return Self.grounds[name].map { ($0, Double(min(alpha, 1))) }
    }

    private static let grounds: [String: ElementGround] = [
        "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
        "tertiarySystemBackground": .tertiaryBackground, "systemGroupedBackground": .groupedBackground,
        "secondarySystemGroupedBackground": .secondaryGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiaryGroupedBackground, "systemFill": .fill,
        "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
        "quaternarySystemFill": .quaternaryFill, "separator": .separator, "opaqueSeparator": .separator,
        "label": .ink, "secondaryLabel": .secondaryInk, "tintColor": .tint, "link": .tint,
    ]

    /// The system's colours in light and dark (Human Interface Guidelines, color, specifications before iOS 26).
    private static let systemColors: [String: (light: UInt32, dark: UInt32)] = [
        "systemRed": (0xFF3B30, 0xFF453A), "systemOrange": (0xFF9500, 0xFF9F0A),
        "systemYellow": (0xFFCC00, 0xFFD60A), "systemGreen": (0x34C759, 0x30D158),
        "systemMint": (0x00C7BE, 0x63E6E2), "systemTeal": (0x30B0C7, 0x40C8E0),
        "systemCyan": (0x32ADE6, 0x64D2FF), "systemBlue": (0x007AFF, 0x0A84FF),
        "systemIndigo": (0x5856D6, 0x5E5CE6), "systemPurple": (0xAF52DE, 0xBF5AF2),
        "systemPink": (0xFF2D55, 0xFF375F), "systemBrown": (0xA2845E, 0xAC8E68),
        "systemGray": (0x8E8E93, 0x8E8E93), "systemGray2": (0xAEAEB2, 0x636366),
        "systemGray3": (0xC7C7CC, 0x48484A), "systemGray4": (0xD1D1D6, 0x3A3A3C),
        "systemGray5": (0xE5E5EA, 0x2C2C2E), "systemGray6": (0xF2F2F7, 0x1C1C1E),
    ]
}

extension ElementColor {
    /// Nothing, where without a colour there is a background of the system.
    static let clear = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension ElementStyle {
    /// Sets the background, either as a colour or as one of the theme.
    mutating func takeBackground(_ color: UIColor?, in traits: UITraitCollection) {
        background = color?.drawn(in: traits)
        let system = color?.ground(in: traits)
        ground = system?.ground
        groundOpacity = system?.opacity ?? 1
    }

    /// Sets the colour of a text or symbol, either as a colour or as an ink of the theme.
    ///
    /// - Parameter usual: The default ink, which needs no entry.
    mutating func takeForeground(
        _ color: UIColor?, in traits: UITraitCollection, usual: ElementInk? = .primary
    ) {
        foreground = color?.drawn(in: traits)
        ink = color?.ink.flatMap { $0 == usual ? nil : $0 }
    }
}
