import SplitframeGeometry
import SplitframeInterface

// The sentence of each rule about widths, with its numbers in points.

extension WantedWidth {
    var sentence: String {
        let base: String
        let start: Number
        if let preferred, preferred > .zero {
            (base, start) = ("The app prefers \(preferred.lengthText) points for the \(column)", preferred)
        } else if let preferredFraction, preferredFraction * width.points > 0 {
            start = width.times(min(preferredFraction, 1), as: .windowWidth)
            base =
                "The app prefers \(preferredFraction.pointText) of \(width.lengthText) points for the \(column), "
                + "which is \(start.lengthText)"
        } else {
            (base, start) = ("The \(column) wants \(automatic.lengthText) points by itself", automatic)
        }
        if outcome > start { return "\(base); its minimum makes that \(outcome.lengthText)." }
        if outcome < start { return "\(base); its maximum makes that \(outcome.lengthText)." }
        return "\(base)."
    }
}

extension CappedPrimaryWidth {
    var sentence: String {
        "The primary wants \(wanted.lengthText) of \(room.lengthText) points, of which the secondary keeps "
            + "\(max(minimumSecondary, preferredSecondary).lengthText)"
            + heldWidth(outcome, free: min(wanted, room - max(minimumSecondary, preferredSecondary)))
    }
}

extension TiledSupplementaryWidth {
    var sentence: String {
        "The supplementary wants \(wanted.lengthText) of \(room.lengthText) points, of which the secondary keeps "
            + "\(max(minimumSecondary, preferredSecondary).lengthText)"
            + heldWidth(outcome, free: min(wanted, room - max(minimumSecondary, preferredSecondary)))
    }
}

/// The end of a sentence about a width, which mentions the minimum or maximum that limits it.
private func heldWidth<Number: LayoutNumber>(_ width: Number, free: Number) -> String {
    if width > free { return "; it is never narrower than \(width.lengthText)." }
    if width < free { return "; it is never wider than \(width.lengthText)." }
    return ": it is \(width.lengthText) wide."
}

extension GrowingWidths {
    var sentence: String {
        "Beside the secondary \(room.lengthText) points are left; of the \(wantedPrimary.lengthText) that it wants "
            + "the primary gets \(outcome.primary.lengthText), then the supplementary "
            + "\(outcome.supplementary.lengthText) of its \(wantedSupplementary.lengthText)."
    }
}

extension OverlaidWidths {
    var sentence: String {
        "Two columns over the secondary have \(room.lengthText) points; of the \(wantedSupplementary.lengthText) "
            + "that it wants the supplementary gets \(outcome.supplementary.lengthText), then the primary "
            + "\(outcome.primary.lengthText) of its \(wantedPrimary.lengthText)."
    }
}

extension WidthWithinWindow {
    var sentence: String {
        let change = outcome.points == width.points ? "stay" : "become \(outcome.lengthText)"
        let limit =
            room.points.isInfinite ? "" : ", where the window leaves \(room.notBelowZero.lengthText)"
        return "The \(column)'s \(width.lengthText) points \(change) on the grid of pixels\(limit)."
    }
}

extension LayoutNumber {
    /// The length in points as text.
    var lengthText: String { points.isInfinite ? "unlimited" : points.pointText }
}
