import SplitframeInterface
import SplitframeScene

extension WireframeTheme {
    /// Takes light or dark colours and the tint that an app asks for; a blueprint has one ink whatever is asked.
    mutating func adopt(_ style: ElementStyle) {
        guard self != .blueprint else { return }
        if let wanted = style.interfaceStyle {
            let isTinted = accent != WireframeTheme.light.accent && accent != WireframeTheme.dark.accent
            let tint = accent
            self = wanted == .dark ? .dark : .light
            if isTinted { accent = tint }
        }
        if let tint = style.tint { accent = Color(tint) }
    }
}

extension WireframeTheme {
    /// Takes the colours of what stands on the accent colour.
    mutating func standOnAccent() {
        (ink, secondaryInk, accent, onAccent) = (onAccent, onAccent, onAccent, accent)
    }

    /// Brings the colours of maps and pictures near the colour of glass that they are seen through.
    mutating func soften(towards glass: Color) {
        let parts: [WritableKeyPath<WireframeTheme, Color>] = [
            \.land, \.road, \.water, \.park, \.accent, \.onAccent, \.picture, \.pictureLine,
        ]
        for part in parts { self[keyPath: part] = self[keyPath: part].blended(into: glass, share: 0.7) }
        shadow = glass
    }
}

extension Color {
    /// The colour that is another one by a share from 0 to 1.
    fileprivate func blended(into other: Color, share: Double) -> Color {
        func blend(_ own: UInt8, _ others: UInt8) -> UInt8 {
            UInt8((Double(own) * (1 - share) + Double(others) * share).rounded())
        }
        return Color(
            red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue))
    }

    init(_ color: ElementColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
