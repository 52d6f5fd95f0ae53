public import Foundation

extension UIFont.TextStyle {
    /// The sizes in points, extra small to largest accessibility size (Human Interface Guidelines, typography).
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        case .extraLargeTitle: Array(repeating: 36, count: UIContentSizeCategory.ordered.count)
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }

    /// The size in points of the style at a content size.
    func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }
}

extension UIFont {
    /// The font of a text style at the content size of the current host.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(style, at: .current)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        traitCollection.map { preferredFont(style, at: $0.preferredContentSizeCategory) }
            ?? preferredFont(forTextStyle: style)
    }

    private static func preferredFont(_ style: TextStyle, at category: UIContentSizeCategory) -> UIFont {
        UIFont(
            name: style.rawValue, size: style.size(at: category),
            weight: style == .headline ? .semibold : .regular)
    }

    /// The font of the same text style at a content size; a font without text style is unchanged.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        TextStyle.all.first { $0.rawValue == fontName }.map { withSize($0.size(at: category)) } ?? self
    }
}

extension UIFont.TextStyle {
    fileprivate static let all: [UIFont.TextStyle] = [
        .extraLargeTitle, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption1, .caption2,
    ]
}

/// Scales fonts and lengths with the content size, in proportion to their text style (assumed).
public final class UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection)) }
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? .current
        let (now, usual) = (style.size(at: category), style.size(at: .large))
        return now == usual ? value : (value * now / usual).rounded()
    }
}
