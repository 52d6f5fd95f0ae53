import SplitframeGeometry
import SplitframeInterface

// The sentence of each rule about frames; the arithmetic of a number is kept with the number.

extension FloatingFrames {
    var sentence: String { outcome.sentence(in: mode) }
}

extension FlatFrames {
    var sentence: String { outcome.sentence(in: mode) }
}

extension PopoverFrames {
    var sentence: String {
        "Above the secondary opens a popover \(primaryWidth.lengthText) points wide, below a bar of "
            + "\(barHeight.lengthText) points."
    }
}

extension PlacedColumns {
    /// The columns of a mode with their widths, as a sentence.
    fileprivate func sentence(in mode: Decided<DisplayMode>) -> String {
        let widths = columns.sorted { $0.column < $1.column }.map {
            "the \($0.column) \($0.frame.width.lengthText) points wide"
        }
        return "In \(mode) there \(columns.count == 1 ? "is" : "are") \(widths.inSentence)."
    }
}

extension [String] {
    /// The items as a list in a sentence: `a, b and c`.
    var inSentence: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
