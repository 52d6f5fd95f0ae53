import SplitframeScene

extension WireframeTheme {
    /// White lines on blue paper.
    public static let blueprint = WireframeTheme(
        canvas: Color(0x0F3D7A),
        primary: Color(0x174A8C),
        supplementary: Color(0x134483),
        secondary: Color(0x0F3D7A),
        inspector: Color(0x134483),
        card: Color(0x1A4F92),
        ink: Color(0xFFFFFF),
        secondaryInk: Color(0xC3D8F2),
        accent: Color(0xFFD966),
        onAccent: Color(0x0F3D7A),
        boundary: Color(0xC3D8F2),
        hairline: Color(0x3D6CA8),
        titlePlaceholder: Color(0xA9C6E8),
        textPlaceholder: Color(0x4B7AB5),
        picture: Color(0x1D5498),
        pictureLine: Color(0x7FA6D6),
        land: Color(0x134483),
        road: Color(0x3D6CA8),
        water: Color(0x0B3064),
        park: Color(0x1D5498),
        veil: Color(0x04142B, alpha: 110),
        shadow: Color(0x04142B, alpha: 120),
        backdrop: Color(0x0B3064),
        neighbor: Color(0x134483),
        divider: Color(0x0B3064),
        body: Color(0x0B3064),
        bodyEdge: Color(0xC3D8F2),
        screenEdge: Color(0xC3D8F2),
        annotation: Color(0xFFB3A7),
        annotationFill: Color(0x0B3064))
}
