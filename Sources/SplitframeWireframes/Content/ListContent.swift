import SplitframeInterface

/// The styles of a list in the columns of a split view.
enum ListStyle {
    /// A sidebar: sections of symbols with short names.
    case sidebar
    /// Rows from edge to edge with a line between them.
    case plain
    /// A card for each row.
    case cards
}

extension Sketch {
    /// Rows down to the column's end; the selected one has the title of its content, the others have bars.
    mutating func list(at place: ContentPlace, selectedRow: Int?) {
        switch place.listStyle {
        case .sidebar: sidebarList(at: place, selectedRow: selectedRow)
        case .plain: plainList(at: place, selectedRow: selectedRow)
        case .cards: cardList(at: place, selectedRow: selectedRow)
        }
    }

    private mutating func sidebarList(at place: ContentPlace, selectedRow: Int?) {
        let rowHeight = 44.0
        let rowsInSection = [4, 6, 5, 7]
        var y = place.frame.minY + 4
        var row = 0
        var section = 0
        while true {
            if section > 0 {
                guard y + 44 + rowHeight <= place.frame.maxY else { return }
                y += 14
                var variation = SeededVariation(seed: "\(place.seed) section \(section)")
                bar(
                    x: place.frame.minX + 22, centerY: y + 14, width: variation.length(in: 60...110),
                    height: 7, theme.textPlaceholder)
                y += 30
            }
            for _ in 0..<rowsInSection[section % rowsInSection.count] {
                guard y + rowHeight <= place.frame.maxY else { return }
                let frame = Rectangle(
                    x: place.frame.minX + 10, y: y, width: place.frame.width - 20, height: rowHeight)
                if row == selectedRow { selection(frame, row: frame, at: place) }
                sidebarRow(
                    frame, isSelected: row == selectedRow, title: place.selectedTitle,
                    seed: "\(place.seed) \(row)")
                y += rowHeight
                row += 1
            }
            section += 1
        }
    }

    private mutating func sidebarRow(
        _ frame: Rectangle, isSelected: Bool, title: String?, seed: String
    ) {
        var variation = SeededVariation(seed: seed)
        let symbol = Rectangle(x: frame.minX + 12, y: frame.midY - 10, width: 20, height: 20)
        stroke(
            .roundedRectangle(symbol.inset(by: 0.75), radius: 5.5),
            Stroke(isSelected ? theme.onAccent : theme.accent, width: 1.5))
        let name = min(frame.width - 100, variation.length(in: 64...170))
        if isSelected, let title {
            text(
                title,
                in: Rectangle(
                    x: frame.minX + 44, y: frame.minY, width: frame.width - 84, height: frame.height),
                font: Font(size: 16, weight: .semibold), color: theme.onAccent)
        } else {
            bar(
                x: frame.minX + 44, centerY: frame.midY, width: name, height: 9,
                isSelected ? theme.onAccent : theme.titlePlaceholder)
        }
        guard variation.next(in: 0...1) > 0.45 else { return }
        bar(
            x: frame.maxX - 30, centerY: frame.midY, width: 18, height: 7,
            isSelected ? theme.onAccent : theme.textPlaceholder)
    }

    private mutating func plainList(at place: ContentPlace, selectedRow: Int?) {
        let rowHeight = 76.0
        var y = place.frame.minY
        var row = 0
        while y < place.ground.maxY {
            let frame = Rectangle(x: place.frame.minX, y: y, width: place.frame.width, height: rowHeight)
            let message = frame.inset(left: 4, right: 4)
            let isSelected = row == selectedRow
            if isSelected {
                let ground = frame.inset(top: 2, left: 8, bottom: 2, right: 8)
                selection(ground, row: frame, at: place)
            } else if row + 1 != selectedRow {
                let textFrame = message.messageTextFrame
                hairline(x: textFrame.minX, y: frame.maxY - 1, width: frame.maxX - textFrame.minX)
            }
            messageRow(
                message, lines: 2, isSelected: isSelected, title: place.selectedTitle,
                seed: "\(place.seed) \(row)")
            y += rowHeight
            row += 1
        }
    }

    private mutating func cardList(at place: ContentPlace, selectedRow: Int?) {
        let cardHeight = 64.0
        var y = place.frame.minY + 6
        var row = 0
        while y < place.ground.maxY {
            let card = Rectangle(
                x: place.frame.minX + 16, y: y, width: place.frame.width - 32, height: cardHeight)
            let isSelected = row == selectedRow
            if isSelected {
                fill(.roundedRectangle(card, radius: 12, continuous: true), theme.accent)
            } else {
                box(card, radius: 12, fill: theme.card)
            }
            messageRow(
                card, lines: 1, isSelected: isSelected, title: place.selectedTitle,
                seed: "\(place.seed) \(row)")
            y += cardHeight + 10
            row += 1
        }
    }

    /// An avatar, a title with a time, and lines of text; in narrow columns only text.
    private mutating func messageRow(
        _ frame: Rectangle, lines: Int, isSelected: Bool, title: String?, seed: String
    ) {
        var variation = SeededVariation(seed: seed)
        let strong = isSelected ? theme.onAccent : theme.titlePlaceholder
        let quiet = isSelected ? theme.onAccent.opacity(150) : theme.textPlaceholder
        let textFrame = frame.messageTextFrame
        if !frame.isNarrow {
            avatar(
                Rectangle(x: frame.minX + 14, y: frame.midY - 20, width: 40, height: 40),
                line: isSelected ? theme.onAccent : nil, fill: isSelected ? theme.accent : nil)
        }
        let left = textFrame.minX
        let room = textFrame.width
        let top = frame.midY - (lines == 1 ? 9 : 17)
        let name = min(room - 30, variation.length(in: 90...165))
        if isSelected, let title {
            text(
                title,
                in: Rectangle(
                    x: left, y: top - 11, width: max(0, room - (frame.isNarrow ? 0 : 30)), height: 22),
                font: Font(size: 16, weight: .semibold), color: strong)
        } else {
            bar(x: left, centerY: top, width: name, height: 9, strong)
        }
        if !frame.isNarrow { bar(x: frame.maxX - 62, centerY: top, width: 28, height: 7, quiet) }
        // The same text in every column, broken at the column's edge.
        var text = variation.length(in: 230...380)
        for line in 0..<lines where text > 20 {
            let part = min(text, (room * 0.97).rounded(.down))
            bar(x: left, centerY: top + 18 * Double(line + 1), width: part, height: 7, quiet)
            text -= part
        }
        symbol(
            .disclosure, in: Rectangle(x: frame.maxX - 30, y: top - 9, width: 18, height: 18), quiet,
            width: 2.2)
    }
}

extension Rectangle {
    /// Whether a row is too narrow for anything but text.
    fileprivate var isNarrow: Bool { width < 220 }

    /// The frame of a message's text in its row, from the avatar to the arrow.
    fileprivate var messageTextFrame: Rectangle {
        inset(left: isNarrow ? 14 : 68, right: 40)
    }
}

extension ListStyle {
    /// The list style of a column, the same in every mode of a split view, so that the column can be recognized.
    init(column: Column?) {
        self =
            switch column {
            case .primary, .inspector: .sidebar
            case .supplementary, .compact: .plain
            case .secondary, nil: .cards
            }
    }
}
