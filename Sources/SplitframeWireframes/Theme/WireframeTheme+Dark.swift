import SplitframeScene

extension WireframeTheme {
    /// The light theme's counterpart for dark pages.
    public static let dark = WireframeTheme(
        canvas: Color(0x101012),
        primary: Color(0x2A2A2D),
        supplementary: Color(0x1E1E20),
        secondary: Color(0x111113),
        inspector: Color(0x1E1E20),
        card: Color(0x2C2C2F),
        ink: Color(0xF5F5F7),
        secondaryInk: Color(0xAEAEB4),
        accent: Color(0x5EA8FF),
        onAccent: Color(0x0B1D33),
        boundary: Color(0x919197),
        hairline: Color(0x3A3A3E),
        titlePlaceholder: Color(0x8E8E95),
        textPlaceholder: Color(0x4A4A50),
        picture: Color(0x38383C),
        pictureLine: Color(0x6E6E75),
        land: Color(0x26282A),
        road: Color(0x3E4145),
        water: Color(0x1B2C3C),
        park: Color(0x22352A),
        veil: Color(0x000000, alpha: 80),
        shadow: Color(0x000000, alpha: 150),
        backdrop: Color(0x1B2230),
        neighbor: Color(0x1E1E20),
        divider: Color(0x86868C),
        body: Color(0x000000),
        bodyEdge: Color(0x6E6E73),
        screenEdge: Color(0x6E6E73),
        annotation: Color(0xFF7B72),
        annotationFill: Color(0x16161A))
}
