import SplitframeInterface

extension Sketch {
    /// A story's rows, or the text of one of its items.
    mutating func story(
        _ story: SampleContents, level: SampleContents.Level, selectedRow: Int?, at place: ContentPlace
    ) {
        switch level {
        case .places:
            for (index, row) in story.places.enumerated() {
                let frame = Rectangle(
                    x: place.frame.minX + 10, y: place.frame.minY + 4 + 44 * Double(index),
                    width: place.frame.width - 20, height: 44)
                guard frame.maxY <= place.frame.maxY else { return }
                if index == selectedRow { selection(frame, row: frame, at: place) }
                placeRow(row, in: frame, isSelected: index == selectedRow)
            }
        case .items:
            for (index, row) in story.items.enumerated() {
                let frame = Rectangle(
                    x: place.frame.minX, y: place.frame.minY + 66 * Double(index), width: place.frame.width,
                    height: 66)
                guard frame.minY < place.ground.maxY else { return }
                if index == selectedRow {
                    let ground = frame.inset(top: 2, left: 8, bottom: 2, right: 8)
                    selection(ground, row: frame, at: place)
                }
                itemRow(
                    row, in: frame, isSelected: index == selectedRow,
                    isAboveSelected: index + 1 == selectedRow)
            }
        case .item: item(story, at: place)
        }
    }

    private mutating func placeRow(_ row: SampleContents.Row, in frame: Rectangle, isSelected: Bool) {
        let (strong, quiet) =
            isSelected ? (theme.onAccent, theme.onAccent) : (theme.ink, theme.secondaryInk)
        symbol(
            Symbol(row.icon), in: Rectangle(x: frame.minX + 10, y: frame.midY - 12, width: 24, height: 24),
            isSelected ? theme.onAccent : theme.accent)
        words(
            row.name, at: frame.inset(left: 44, right: 12), mark: row.mark,
            font: Font(size: 16, weight: isSelected ? .semibold : .regular), strong, quiet)
    }

    private mutating func itemRow(
        _ row: SampleContents.Row, in frame: Rectangle, isSelected: Bool, isAboveSelected: Bool
    ) {
        let textFrame = frame.inset(left: 60, right: 20)
        if !isSelected, !isAboveSelected {
            hairline(x: textFrame.minX, y: frame.maxY - 1, width: frame.maxX - textFrame.minX)
        }
        let (strong, quiet) =
            isSelected ? (theme.onAccent, theme.onAccent) : (theme.ink, theme.secondaryInk)
        symbol(
            Symbol(row.icon), in: Rectangle(x: frame.minX + 20, y: frame.midY - 14, width: 28, height: 28),
            isSelected ? theme.onAccent : theme.accent)
        let name = Rectangle(x: textFrame.minX, y: frame.midY - 23, width: textFrame.width, height: 22)
        self.words(
            row.name, at: name, mark: row.mark, font: Font(size: 16, weight: .semibold), strong, quiet)
        text(
            row.detail, in: Rectangle(x: textFrame.minX, y: frame.midY, width: textFrame.width, height: 20),
            font: Font(size: 14), color: quiet)
    }

    /// A name, and a mark at its end, which is left out if there is no room for both.
    private mutating func words(
        _ name: String, at frame: Rectangle, mark: String, font: Font, _ strong: Color, _ quiet: Color
    ) {
        let markFont = Font(size: 13)
        let markWidth = mark.isEmpty ? 0 : (markFont.estimatedWidth(of: mark) + 10).rounded(.up)
        let hasMark = !mark.isEmpty && font.estimatedWidth(of: name) + markWidth <= frame.width
        var box = frame
        if hasMark { box.width -= markWidth }
        text(name, in: box, font: font, color: strong)
        guard hasMark else { return }
        let end = Rectangle(x: box.maxX, y: frame.minY, width: markWidth, height: frame.height)
        text(mark, in: end, font: markFont, color: quiet, alignment: .right)
    }

    private mutating func item(_ story: SampleContents, at place: ContentPlace) {
        let frame = place.frame.readable
        let row = story.items[story.selectedItem]
        var y = frame.minY + 16
        func lines(_ text: String, _ font: Font, _ height: Double, _ color: Color, _ sketch: inout Sketch) {
            for line in text.brokenIntoLines(in: frame.width, font: font) {
                guard y + height <= place.frame.maxY else { return }
                sketch.text(
                    line, in: Rectangle(x: frame.minX, y: y, width: frame.width, height: height), font: font,
                    color: color)
                y += height
            }
        }
        lines(row.name, Font(size: 24, weight: .bold), 30, theme.ink, &self)
        lines(row.detail, Font(size: 14), 20, theme.secondaryInk, &self)
        y += 10
        hairline(x: frame.minX, y: y, width: frame.width)
        y += 14
        for paragraph in story.text {
            lines(paragraph, Font(size: 17), 24, theme.ink, &self)
            y += 12
        }
    }
}
