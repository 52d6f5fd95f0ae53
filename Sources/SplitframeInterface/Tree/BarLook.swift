package import SplitframeText

/// How bars and what stands in them look: the letters and signs that layout and drawing must know alike.
package enum BarLook: Sendable {
    /// Buttons on capsules of glass, and bars without a background of their own (iOS 26).
    case glass
    /// Buttons on the bar, which is part of its column.
    case plain

    package init(_ generation: Generation) {
        self = generation.look.hasGlass ? .glass : .plain
    }

    package static let titleFont = Font(size: 17, weight: .semibold)
    package static let largeTitleFont = Font(size: 34, weight: .bold)
    package static let tabFont = Font(size: 10, weight: .medium)

    package var buttonFont: Font {
        switch self {
        case .glass: Font(size: 17, weight: .medium)
        case .plain: Font(size: 17)
        }
    }

    /// The side in points of the square in which a button's icon is drawn.
    package var iconSide: Double {
        switch self {
        case .glass: 22
        case .plain: 24
        }
    }
}
