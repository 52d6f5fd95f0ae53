import SplitframeInterface

// The sentence of each rule about folds.

extension BoundaryOnFold {
    var sentence: String {
        guard let outcome else { return "No boundary between columns meets the fold." }
        return "The device is half folded at \(line.lengthText) points, so the \(outcome) ends there."
    }
}

extension WidthUpToFold {
    var sentence: String {
        "From \(start.lengthText) points up to the fold at \(line.lengthText) the sidebar is "
            + "\(outcome.lengthText) wide."
    }
}

extension ColumnBesideFit {
    var sentence: String {
        "A column and the secondary need \(minimumSidebar.lengthText) and \(minimumSecondary.lengthText) points at "
            + "their minimum widths, with \(between.lengthText) between them: \(width.lengthText) points are "
            + (outcome ? "enough." : "not enough, so a column lies over the secondary.")
    }
}
