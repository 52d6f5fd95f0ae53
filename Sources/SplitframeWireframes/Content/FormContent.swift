import SplitframeInterface

extension Sketch {
    /// Groups of labelled fields with switches and choices, and a button to send them.
    mutating func form(at place: ContentPlace) {
        var variation = SeededVariation(seed: place.seed)
        let frame = place.frame.readable
        var y = frame.minY + 8
        for (group, rows) in [4, 3].enumerated() {
            y = formGroup(frame, y: y, rows: rows, switches: group == 1, &variation)
        }
        let button = Rectangle(x: frame.minX, y: y + 4, width: frame.width, height: 50)
        if button.minY < place.ground.maxY {
            fill(.roundedRectangle(button, radius: 14, continuous: true), theme.accent)
            bar(x: button.midX - 36, centerY: button.midY, width: 72, height: 9, theme.onAccent)
        }
        y = button.maxY + 28
        while y < place.ground.maxY {
            y = formGroup(frame, y: y, rows: 4, switches: false, &variation)
        }
    }

    /// A header and a card of rows; returns the y of the next element.
    private mutating func formGroup(
        _ frame: Rectangle, y: Double, rows: Int, switches: Bool, _ variation: inout SeededVariation
    ) -> Double {
        let rowHeight = 48.0
        bar(
            x: frame.minX + 16, centerY: y + 12, width: variation.part(of: min(frame.width, 400), 0.18...0.3),
            height: 7, theme.textPlaceholder)
        let card = Rectangle(
            x: frame.minX, y: y + 26, width: frame.width, height: rowHeight * Double(rows))
        box(card, radius: 14, fill: theme.card)
        for row in 0..<rows {
            let line = Rectangle(
                x: card.minX, y: card.minY + rowHeight * Double(row), width: card.width, height: rowHeight)
            if row > 0 {
                hairline(x: line.minX + 16, y: line.minY, width: line.width - 16)
            }
            bar(
                x: line.minX + 16, centerY: line.midY,
                width: variation.part(of: min(line.width, 420), 0.18...0.34), height: 9,
                theme.titlePlaceholder)
            if switches {
                toggle(
                    in: Rectangle(x: line.maxX - 16 - 46, y: line.midY - 14, width: 46, height: 28),
                    isOn: row != 1)
            } else {
                let value = variation.part(of: min(line.width, 420), 0.16...0.32)
                bar(
                    x: line.maxX - 38 - value, centerY: line.midY, width: value, height: 8,
                    theme.textPlaceholder)
                symbol(
                    .disclosure,
                    in: Rectangle(x: line.maxX - 32, y: line.midY - 9, width: 18, height: 18),
                    theme.textPlaceholder,
                    width: 2.2)
            }
        }
        return card.maxY + 24
    }
}
