package import SplitframeText

/// The letters in bars, which layout and drawing must know alike.
extension Font {
    package static let barTitle = Font(size: 17, weight: .semibold)
    package static let largeBarTitle = Font(size: 34, weight: .bold)
    package static let tab = Font(size: 10, weight: .medium)
}
