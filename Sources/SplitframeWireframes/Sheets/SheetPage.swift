import SplitframeInterface

/// The properties that pages of sheets and strips share.
package enum SheetPage {
    /// The maximum height of a page in points, and so in pixels at scale 1: a convention.
    static let longest = 4000.0
    /// The maximum number of lines in one column of text, so that no row is higher than a page.
    static let mostLines = 60
    /// The share of its size to which a heading shrinks to keep to one line.
    static let leastTitle = 0.85
    /// The shares of their size to which pictures may shrink for pages that are better filled.
    static let shares = [1, 0.95, 0.9, 0.85]
    /// The distance of everything from the edges.
    package static let margin = 32.0
}

extension [String] {
    /// As many lines as fit on a page, and the number of further ones.
    var fittingPage: [String] {
        guard count > SheetPage.mostLines else { return self }
        return prefix(SheetPage.mostLines - 1) + ["and \(count - SheetPage.mostLines + 1) more lines"]
    }
}

extension Sketch {
    /// A heading of a board, 1 for its title, over its whole width, never broken inside a name; returns its end.
    mutating func sheetHeading(_ text: String, level: Int, y: Double, width: Double) -> Double {
        var font = level == 1 ? Font(size: 24, weight: .bold) : Font(size: 16, weight: .semibold)
        // A title that is a little too long has no second line for its last word.
        let share = width / max(1, font.estimatedWidth(of: text))
        if level == 1, SheetPage.leastTitle...1 ~= share {
            font.size = (font.size * share * 4).rounded(.down) / 4
        }
        return lines(
            text.namesInLines(in: width, font: font).fittingPage, x: SheetPage.margin, y: y, width: width,
            font: font, lineHeight: level == 1 ? 34 : 24, color: theme.ink, role: .heading(level))
    }

    /// The title of a board and what all its pictures share, each where it is not empty; returns the y of their end.
    mutating func sheetHead(_ title: String, _ detail: String, width: Double) -> Double {
        var y = SheetPage.margin - 4
        if !title.isEmpty { y = sheetHeading(title, level: 1, y: y, width: width) }
        guard !detail.isEmpty else { return y }
        let font = Font(size: 15)
        return lines(
            detail.namesInLines(in: width, font: font), x: SheetPage.margin, y: y, width: width, font: font,
            lineHeight: 22, color: theme.secondaryInk, role: .paragraph)
    }
}

extension Int {
    /// The number of parts of at most `size` elements into which this number of elements is divided.
    func parts(of size: Int) -> Int { (self + size - 1) / size }

    /// The number of elements per row that spreads this number evenly over as few rows as possible.
    func perRow(atMost most: Int) -> Int { Swift.max(1, parts(of: Swift.max(1, parts(of: most)))) }
}
