import SplitframeInterface
public import SplitframeScene

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
    func color(of ground: ElementGround, on surface: Color) -> Color {
        switch ground {
        case .background: surface
        case .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: neighbor
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
