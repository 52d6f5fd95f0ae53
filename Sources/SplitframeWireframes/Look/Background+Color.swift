extension Look.Background {
    /// The colour of the canvas; nil leaves it transparent.
    func color(of theme: WireframeTheme) -> Color? {
        switch self {
        case .theme: theme.canvas
        case .transparent: nil
        case .color(let color): color
        }
    }
}

extension Look {
    /// The theme's colours adjusted to the look's background, for pictures that contain several others.
    package var colors: WireframeTheme {
        var colors = theme.colors.readable(on: background.color(of: theme.colors))
        if background == .transparent { colors.canvas = colors.canvas.opacity(0) }
        return colors
    }
}

extension WireframeTheme {
    /// The theme with readable texts beside the device: those of the light theme on bright backgrounds, those of the
    /// dark one on others.
    func readable(on background: Color?) -> WireframeTheme {
        guard let background, background != canvas else { return self }
        var theme = self
        let other = background.isBright ? WireframeTheme.light : .dark
        theme.canvas = background
        theme.ink = other.ink
        theme.secondaryInk = other.secondaryInk
        theme.primaryLine = other.primaryLine
        theme.supplementaryLine = other.supplementaryLine
        theme.secondaryLine = other.secondaryLine
        theme.inspectorLine = other.inspectorLine
        theme.change = other.change
        theme.annotation = other.annotation
        theme.annotationFill = other.annotationFill
        theme.hairline = other.hairline
        return theme
    }
}

extension Color {
    /// Whether dark text is more readable on it than bright text (luma by BT.601).
    var isBright: Bool {
        let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        return luma * Double(alpha) / 255 + 255 - Double(alpha) > 140
    }
}
