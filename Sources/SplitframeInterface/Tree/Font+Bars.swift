package import SplitframeText

/// The letters in bars, which layout and drawing must know alike.
extension Font {
    package static func barTitle(size: Double) -> Font { Font(size: size, weight: .semibold) }
    package static func largeBarTitle(size: Double) -> Font { Font(size: size, weight: .bold) }
    package static let tab = Font(size: 10, weight: .medium)
    /// Of tabs at a window's top; assumed.
    package static let tabStrip = Font(size: 15, weight: .medium)
}
