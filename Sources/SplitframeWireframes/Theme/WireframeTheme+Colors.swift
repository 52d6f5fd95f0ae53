import SplitframeScene

extension WireframeTheme {
    /// Greys on white with a blue accent: the default.
    public static let light = WireframeTheme(.light)

    /// The light theme's counterpart for dark pages.
    public static let dark = WireframeTheme(.dark)

    /// White lines on blue paper.
    public static let blueprint = WireframeTheme(.blueprint)

    /// Black on white: text has a contrast of 7 to 1 (WCAG AAA), lines and bars of 3 to 1.
    public static let highContrast = WireframeTheme(.highContrast)

    private init(_ theme: Theme) {
        func own<Value>(_ light: Value, _ dark: Value, _ blueprint: Value, _ highContrast: Value) -> Value {
            switch theme {
            case .light: light
            case .dark: dark
            case .blueprint: blueprint
            case .highContrast: highContrast
            }
        }
        func color(_ light: UInt32, _ dark: UInt32, _ blueprint: UInt32, _ highContrast: UInt32) -> Color {
            Color(own(light, dark, blueprint, highContrast))
        }
        // Each row: light, dark, blueprint, high contrast.
        self.init(
            canvas: color(0xFFFFFF, 0x101012, 0x0F3D7A, 0xFFFFFF),
            primary: color(0xEBE7F4, 0x36323F, 0x26499A, 0xF3F0FA),
            supplementary: color(0xEDF5F3, 0x24302C, 0x0F4C7C, 0xEFF6F4),
            secondary: color(0xFFFFFF, 0x202023, 0x0F3D7A, 0xFFFFFF),
            inspector: color(0xF8F3EB, 0x312C24, 0x2A4678, 0xF7F2EC),
            primaryLine: color(0x8758D3, 0xA77AFD, 0xAF8CFC, 0x653EB9),
            supplementaryLine: color(0x008471, 0x00A25F, 0x21FEB9, 0x17625A),
            secondaryLine: color(0x001C79, 0xC8D5FF, 0xDEE5FE, 0x001153),
            inspectorLine: color(0x9E5700, 0xFFD84C, 0xDC9C12, 0x5B3300),
            card: color(0xFFFFFF, 0x38383C, 0x1A4F92, 0xFFFFFF),
            ink: color(0x1C1C1E, 0xF5F5F7, 0xFFFFFF, 0x000000),
            secondaryInk: color(0x5C5C61, 0xAEAEB4, 0xC3D8F2, 0x3A3A3C),
            accent: color(0x0059C9, 0x5EA8FF, 0xFFD966, 0x003A99),
            onAccent: color(0xFFFFFF, 0x0B1D33, 0x0F3D7A, 0xFFFFFF),
            boundary: color(0x75757A, 0xBDBDC3, 0xC3D8F2, 0x000000),
            hairline: color(0xD5D5DA, 0x48484D, 0x3D6CA8, 0x767676),
            titlePlaceholder: color(0x8A8A90, 0x8E8E95, 0xA9C6E8, 0x3A3A3C),
            textPlaceholder: color(0xCBCBD1, 0x5A5A60, 0x4B7AB5, 0x767676),
            picture: color(0xE3E3E8, 0x434348, 0x1D5498, 0xE6E6EA),
            pictureLine: color(0xA9A9B0, 0x7A7A82, 0x7FA6D6, 0x5C5C61),
            land: color(0xEFEFEA, 0x26282A, 0x134483, 0xF4F4EE),
            road: color(0xFFFFFF, 0x3E4145, 0x3D6CA8, 0x767676),
            water: color(0xCFDDE8, 0x1B2C3C, 0x0B3064, 0x3F6F9E),
            park: color(0xDBE6D6, 0x22352A, 0x1D5498, 0x4F7F4F),
            veil: color(0x000000, 0x000000, 0x04142B, 0x000000).opacity(own(51, 120, 110, 72)),
            shadow: color(0x000000, 0x000000, 0x04142B, 0x000000).opacity(own(64, 220, 120, 110)),
            backdrop: color(0xD3D8E0, 0x1B2230, 0x0B3064, 0xC4CAD4),
            neighbor: color(0xF4F4F7, 0x29292C, 0x134483, 0xF4F4F7),
            divider: color(0x1C1C1E, 0x000000, 0x0B3064, 0x6E6E73),
            body: color(0x1C1C1E, 0x000000, 0x0B3064, 0x000000),
            bodyEdge: color(0x8E8E93, 0x6E6E73, 0xC3D8F2, 0x6E6E73),
            screenEdge: color(0x1C1C1E, 0x7C7C82, 0xC3D8F2, 0x000000),
            annotation: color(0x4A4A4F, 0xC4C4CA, 0xCDDFF5, 0x2C2C2E),
            annotationFill: color(0xFFFFFF, 0x16161A, 0x0B3064, 0xFFFFFF),
            change: color(0xD0021B, 0xFF7B72, 0xFFB3A7, 0xA3000F))
    }
}
