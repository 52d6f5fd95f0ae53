import SplitframeInterface
import SplitframeScene

extension WireframeTheme {
    /// Adopts the light or dark colours and the tint that an app sets; blueprint and high contrast are not changed.
    mutating func adopt(_ style: ElementStyle) {
        guard self != .blueprint, self != .highContrast else { return }
        if let wanted = style.interfaceStyle {
            let isTinted = accent != WireframeTheme.light.accent && accent != WireframeTheme.dark.accent
            let tint = accent
            self = wanted == .dark ? .dark : .light
            if isTinted { accent = tint }
        }
        if let tint = style.tint { accent = Color(tint) }
    }

    /// Changes the colours to those for elements on the accent colour.
    mutating func standOnAccent() {
        (ink, secondaryInk, accent, onAccent) = (onAccent, onAccent, onAccent, accent)
    }
}

extension Color {
    init(_ color: ElementColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
