public import SplitframeInterface

/// The colours of a wireframe.
///
/// `boundary` keeps at least 0.25 in the YIQ metric from every fill that it separates, veiled or not, so that any
/// comparison tool notices when an edge moves; text colours keep a contrast of 4.5 to 1.
public struct WireframeTheme: Hashable, Sendable {
    /// The area around the device.
    public var canvas: Color
    /// The primary column, also as a floating panel.
    public var primary: Color
    /// The supplementary column.
    public var supplementary: Color
    /// The secondary column and the single column of a collapsed split view.
    public var secondary: Color
    /// The inspector.
    public var inspector: Color
    /// The lines, dimensions and names of each column.
    ///
    /// Any two are 20 apart by CIEDE2000, also for people who do not see red, green or blue (Machado, Oliveira and
    /// Fernandes 2009, full severity).
    public var primaryLine: Color
    public var supplementaryLine: Color
    public var secondaryLine: Color
    public var inspectorLine: Color
    /// Cards, fields and round bar buttons on a column.
    public var card: Color
    /// Titles and other text of first rank.
    public var ink: Color
    /// Captions and other text of second rank.
    public var secondaryInk: Color
    /// Buttons, the selected row, the pin on a map.
    public var accent: Color
    /// Elements on the accent colour.
    public var onAccent: Color
    /// The lines between columns, around elements above them, and around windows.
    public var boundary: Color
    /// Lines inside one column: between rows, around cards.
    public var hairline: Color
    /// Bars that represent titles.
    public var titlePlaceholder: Color
    /// Bars that represent running text.
    public var textPlaceholder: Color
    /// The fill of pictures and avatars.
    public var picture: Color
    /// The crossed lines in pictures and avatars.
    public var pictureLine: Color
    /// Land, roads and water of a map.
    public var land: Color
    public var road: Color
    public var water: Color
    public var park: Color
    /// The veil over content that an overlay protects from touches.
    public var veil: Color
    /// The veil over content that an overlay hides although the system dims nothing: paler than `veil`, where that can
    /// still be seen.
    var overlayVeil: Color
    /// The soft shadow below panels, overlays and windows.
    public var shadow: Color
    /// The home screen behind windows.
    public var backdrop: Color
    /// Other apps' panes.
    public var neighbor: Color
    /// The divider between two apps.
    public var divider: Color
    /// The frame around the screen.
    public var body: Color
    /// The outer rim of the frame, its home button and sensor housing.
    public var bodyEdge: Color
    /// The line between the screen and the frame around it, and around the sensor housing.
    public var screenEdge: Color
    /// Annotations beside the device that belong to no single column.
    public var annotation: Color
    /// The fill of labels.
    public var annotationFill: Color
    /// Differences from another picture, and nothing else.
    public var change: Color
}

extension WireframeTheme {
    /// The colour of an ink; the two fainter inks are the second one with less opacity.
    func color(of ink: ElementInk) -> Color {
        switch ink {
        case .primary: self.ink
        case .secondary: secondaryInk
        case .tertiary: secondaryInk.opacity(153)
        case .quaternary: secondaryInk.opacity(102)
        case .tint: accent
        }
    }

    /// The colour of a system background on the colour of a column or screen; in light themes as in dark ones a step
    /// off that, with the fills as translucent as the system's (UIColor, fill colors: 20, 16, 12 and 8 %, as third
    /// parties read them).
    ///
    /// A column with a hue is grey enough for a list of groups.
    func color(of ground: ElementGround, on surface: Color) -> Color {
        switch ground {
        case .background: surface
        case .groupedBackground: surface == secondary ? neighbor : surface
        case .secondaryBackground, .tertiaryGroupedBackground: neighbor
        case .tertiaryBackground, .secondaryGroupedBackground: card
        case .fill: secondaryInk.opacity(51)
        case .secondaryFill: secondaryInk.opacity(41)
        case .tertiaryFill: secondaryInk.opacity(31)
        case .quaternaryFill: secondaryInk.opacity(20)
        case .separator: hairline
        case .ink: ink
        case .secondaryInk: secondaryInk
        case .tint: accent
        case .material: neighbor.opacity(230)
        }
    }

    /// The opacity of what does not answer touches: half, about as faint as the system's controls.
    static let disabledOpacity = 0.5
}

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
    mutating func adaptToAccent() {
        (ink, secondaryInk, accent, onAccent) = (onAccent, onAccent, onAccent, accent)
    }
}

extension Color {
    init(_ color: ElementColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

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
            overlayVeil: color(0x000000, 0x000000, 0x04142B, 0x000000).opacity(own(25, 110, 55, 36)),
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

extension WireframeTheme {
    /// Old edges of what changed: opaque, so that two that meet are as faint as one.
    var changedEdge: Color { change.mixed(with: canvas, 0.5) }

    /// The shade on parts of a layer beneath others.
    var layerShade: Color { ink.opacity(28) }
}

/// The themes that have a name.
public enum Theme: NamedCase {
    case light
    case dark
    case blueprint
    case highContrast

    /// Whether the theme adopts light or dark colours and the tint of apps.
    var followsApps: Bool {
        switch self {
        case .light, .dark: true
        case .blueprint, .highContrast: false
        }
    }

    /// The theme's colours.
    public var colors: WireframeTheme {
        switch self {
        case .light: .light
        case .dark: .dark
        case .blueprint: .blueprint
        case .highContrast: .highContrast
        }
    }
}
