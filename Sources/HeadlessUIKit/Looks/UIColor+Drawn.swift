import Foundation
import SplitframeInterface

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
