import SplitframeScene

extension WireframeTheme {
    /// Greys on white with a blue accent: the default.
    public static let light = WireframeTheme(
        canvas: Color(0xFFFFFF),
        primary: Color(0xE9E9EE),
        supplementary: Color(0xF4F4F7),
        secondary: Color(0xFFFFFF),
        inspector: Color(0xF4F4F7),
        card: Color(0xFFFFFF),
        ink: Color(0x1C1C1E),
        secondaryInk: Color(0x5C5C61),
        accent: Color(0x0059C9),
        onAccent: Color(0xFFFFFF),
        boundary: Color(0x75757A),
        hairline: Color(0xD5D5DA),
        titlePlaceholder: Color(0x8A8A90),
        textPlaceholder: Color(0xCBCBD1),
        picture: Color(0xE3E3E8),
        pictureLine: Color(0xA9A9B0),
        land: Color(0xEFEFEA),
        road: Color(0xFFFFFF),
        water: Color(0xCFDDE8),
        park: Color(0xDBE6D6),
        veil: Color(0x000000, alpha: 51),
        shadow: Color(0x000000, alpha: 64),
        backdrop: Color(0xD3D8E0),
        neighbor: Color(0xF4F4F7),
        divider: Color(0x1C1C1E),
        body: Color(0x1C1C1E),
        bodyEdge: Color(0x8E8E93),
        screenEdge: Color(0x1C1C1E),
        annotation: Color(0xD0021B),
        annotationFill: Color(0xFFFFFF))
}
