package import SplitframeText

/// The fonts of bars, shared by layout and drawing.
extension Font {
    package static func barTitle(size: Double) -> Font { Font(size: size, weight: .semibold) }
    package static func largeBarTitle(size: Double) -> Font { Font(size: size, weight: .bold) }
    package static let tab = Font(size: 10, weight: .medium)
    /// The font of a tab's title beside its icon, as on iOS 13 (flutter/flutter#39258).
    package static let tabBeside = Font(size: 13, weight: .medium)
    /// The font of tabs at a window's top; assumed.
    package static let tabStrip = Font(size: 15, weight: .medium)
}
