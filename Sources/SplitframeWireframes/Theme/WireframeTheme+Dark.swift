import SplitframeScene

extension WireframeTheme {
    /// The light theme's counterpart for dark pages.
    public static let dark = WireframeTheme(
        canvas: Color(0x101012),
        primary: Color(0x333337),
        supplementary: Color(0x29292C),
        secondary: Color(0x202023),
        inspector: Color(0x29292C),
        card: Color(0x38383C),
        ink: Color(0xF5F5F7),
        secondaryInk: Color(0xAEAEB4),
        accent: Color(0x5EA8FF),
        onAccent: Color(0x0B1D33),
        boundary: Color(0xBDBDC3),
        hairline: Color(0x48484D),
        titlePlaceholder: Color(0x8E8E95),
        textPlaceholder: Color(0x5A5A60),
        picture: Color(0x434348),
        pictureLine: Color(0x7A7A82),
        land: Color(0x26282A),
        road: Color(0x3E4145),
        water: Color(0x1B2C3C),
        park: Color(0x22352A),
        veil: Color(0x000000, alpha: 120),
        shadow: Color(0x000000, alpha: 220),
        backdrop: Color(0x1B2230),
        neighbor: Color(0x29292C),
        divider: Color(0x000000),
        body: Color(0x000000),
        bodyEdge: Color(0x6E6E73),
        screenEdge: Color(0x7C7C82),
        annotation: Color(0xFF7B72),
        annotationFill: Color(0x16161A))
}
