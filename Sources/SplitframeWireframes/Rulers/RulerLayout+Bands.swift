import SplitframeInterface

extension RulerLayout {
    /// A column's width in its band.
    struct BandLabel {
        var lines: [String]
        /// The middle of the part in sight, from the chart's lower end upwards.
        var center: Point
        /// The room along its lines.
        var length: Double
        var isUpright: Bool
    }

    static let bandLine = 15.0

    /// The label of a band: its column and width, or its width alone, which reads upwards where the band is narrow; nil
    /// without room for it.
    func label(of index: Int, in stretch: BreakpointRuler.Stretch) -> BandLabel? {
        let (start, end) = (x(of: stretch.widths.lowerBound), x(of: stretch.widths.upperBound))
        let (first, last) = (stretch.inSight(index, at: \.first), stretch.inSight(index, at: \.last))
        let low = (first.lowerBound + last.lowerBound) / 2
        let height = ((first.upperBound + last.upperBound) / 2 - low) * rise
        let center = Point(x: (start + end) / 2, y: low * rise + height / 2)
        let width = stretch.widthText(of: index)
        func fits(_ lines: [String], along length: Double, across: Double, gap: Double) -> Bool {
            Double(lines.count) * Self.bandLine <= across
                && lines.allSatisfy { Self.changeFont.estimatedWidth(of: $0) + gap <= length }
        }
        let level = ([["\(stretch.bands[index].column) \(width)"]] + width.inLines).first {
            fits($0, along: end - start, across: height, gap: 8)
        }
        if let level { return BandLabel(lines: level, center: center, length: end - start, isUpright: false) }
        return width.inLines.first { fits($0, along: height, across: end - start, gap: 4) }
            .map { BandLabel(lines: $0, center: center, length: height, isUpright: true) }
    }
}

extension String {
    /// A width in one line or, where a part of it is in sight, in two or three: `320`, `of`, `610`.
    fileprivate var inLines: [[String]] {
        let parts = split(separator: " of ", maxSplits: 1).map(String.init)
        return parts.count < 2
            ? [[self]] : [[self], [parts[0] + " of", parts[1]], [parts[0], "of", parts[1]]]
    }
}
