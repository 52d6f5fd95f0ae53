import SplitframeInterface

/// A page of characters on which boxes are joined where they touch.
struct BoxGrid {
    /// The four edges of a box, in characters.
    struct Box: Hashable {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int

        /// The box with a blank between it and the edges of a page of this size.
        func inside(width: Int, height: Int) -> Box {
            Box(
                left: max(left, 2), top: max(top, 1), right: min(right, width - 3),
                bottom: min(bottom, height - 2))
        }
    }

    /// The directions in which a line leaves a character.
    private struct Arms: OptionSet, Hashable {
        let rawValue: Int
        static let up = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let down = Arms(rawValue: 4)
        static let left = Arms(rawValue: 8)

        /// The character with these arms, in the order of the raw values.
        var character: Character {
            let characters: [Character] = [
                " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
            ]
            return characters[rawValue]
        }
    }

    private enum Cell {
        case line(Arms)
        case text(Character)
        /// The second cell of a wide character before it.
        case rest
    }

    private static let shade: Character = "░"

    private let width: Int
    private var rows: [[Cell]]
    /// The terminal colours of the boxes, nil outside them.
    private var colors: [[Int?]]

    init(width: Int, height: Int) {
        self.width = width
        rows = Array(repeating: Array(repeating: .line([]), count: width), count: height)
        colors = Array(repeating: Array(repeating: nil, count: width), count: height)
    }

    var text: String {
        rows.indices.map { y in
            var words = rows[y].indices.map { word(at: $0, in: rows[y]) }
            while words.last == " " || words.last == "" { words.removeLast() }
            var current: Int?
            var line = ""
            for (x, word) in words.enumerated() {
                if word != " ", colors[y][x] != current {
                    current = colors[y][x]
                    line += Self.escape(current)
                }
                line += word
            }
            return (current == nil ? line : line + Self.escape(nil)).keepingOrder + "\n"
        }.joined()
    }

    /// The escape sequence for a terminal colour of text; nil for the default colour.
    private static func escape(_ color: Int?) -> String { "\u{1B}[\(color ?? 39)m" }

    /// The text of a cell; a wide character that is partly covered becomes blanks.
    private func word(at x: Int, in row: [Cell]) -> String {
        switch row[x] {
        case .line(let arms): return String(arms.character)
        case .text(let character):
            return rest(after: x, in: row) == character.cells - 1 ? String(character) : " "
        case .rest:
            let start = row[..<x].lastIndex {
                if case .rest = $0 { false } else { true }
            }
            guard let start, case .text(let character) = row[start] else { return " " }
            return rest(after: start, in: row) == character.cells - 1 ? "" : " "
        }
    }

    private func rest(after x: Int, in row: [Cell]) -> Int {
        row[(x + 1)...].prefix { if case .rest = $0 { true } else { false } }.count
    }

    /// Draws a box over the present content; its edges join other edges that they meet.
    mutating func draw(_ box: Box, color: Int? = nil) {
        guard box.right > box.left, box.bottom > box.top else { return }
        for y in box.top...box.bottom {
            for x in box.left...box.right { colors[y][x] = color }
        }
        for y in box.top...box.bottom {
            for x in box.left...box.right {
                let isInside = x > box.left && x < box.right && y > box.top && y < box.bottom
                rows[y][x] = isInside ? .line([]) : .line(arms(x, y).subtracting(inward(x, y, of: box)))
            }
        }
        for x in box.left...box.right {
            let along: Arms = x == box.left ? .right : x == box.right ? .left : [.left, .right]
            add(along, x, box.top)
            add(along, x, box.bottom)
        }
        for y in box.top...box.bottom {
            let along: Arms = y == box.top ? .down : y == box.bottom ? .up : [.up, .down]
            add(along, box.left, y)
            add(along, box.right, y)
        }
    }

    /// Shades the blank cells inside a box.
    mutating func shade(_ box: Box) {
        guard box.right - box.left > 1, box.bottom - box.top > 1 else { return }
        for y in box.top + 1..<box.bottom {
            for x in box.left + 1..<box.right {
                if case .line([]) = rows[y][x] { rows[y][x] = .text(Self.shade) }
            }
        }
    }

    /// Writes a line of text in the middle of a box's row, counted from its top edge; a long text is cut.
    mutating func write(_ text: String, in box: Box, row: Int) {
        let room = box.right - box.left - 1
        let y = box.top + row
        guard room > 0, y < box.bottom else { return }
        // Control characters of text direction would affect the boxes too.
        var scalars = LineText(text, width: Double(room)).text.unicodeScalars
        scalars.removeAll { $0.properties.isBidiControl }
        let shown = String(scalars).filter { $0.cells > 0 }.fitting(cells: room)
        var x = box.left + 1 + (room - shown.cells) / 2
        for character in shown {
            rows[y][x] = .text(character)
            for rest in 1..<max(1, character.cells) { rows[y][x + rest] = .rest }
            x += character.cells
        }
    }

    /// Rounds a box's corners unless they meet another line.
    mutating func round(_ box: Box) {
        let corners: [(x: Int, y: Int, arms: Arms, sign: Character)] = [
            (box.left, box.top, [.right, .down], "╭"), (box.right, box.top, [.left, .down], "╮"),
            (box.left, box.bottom, [.right, .up], "╰"), (box.right, box.bottom, [.left, .up], "╯"),
        ]
        for corner in corners where arms(corner.x, corner.y) == corner.arms {
            rows[corner.y][corner.x] = .text(corner.sign)
        }
    }

    /// Writes buttons at both ends of a box's first row, and a title between them, or below if there is no room.
    ///
    /// - Returns: The row with the title, counted from the box's top edge.
    mutating func write(
        _ title: String, between buttons: (leading: [String], trailing: [String]), in box: Box
    ) -> Int {
        let room = box.right - box.left - 1
        let ends = [buttons.leading, buttons.trailing].map { words -> String in
            let all = words.joined(separator: " ")
            return all.cells <= room / 2
                ? all : words.map { _ in "[]" }.joined(separator: " ").fitting(cells: room / 2)
        }
        let taken = ends.map(\.cells).max() ?? 0
        guard taken > 0 else {
            write(title, in: box, row: 1)
            return 1
        }
        let hasRoom = title.cells + 2 * (taken + 1) <= room
        put(ends[0], at: box.left + 1, row: box.top + 1)
        put(ends[1], at: box.right - ends[1].cells, row: box.top + 1)
        let between = Box(left: box.left + taken, top: box.top, right: box.right - taken, bottom: box.bottom)
        write(title, in: hasRoom ? between : box, row: hasRoom ? 1 : 2)
        return hasRoom ? 1 : 2
    }

    /// Writes a short text over the present content, from a column on; text beyond the page is cut.
    mutating func put(_ text: String, at column: Int, row: Int) {
        guard rows.indices.contains(row) else { return }
        let start = max(0, min(column, width - text.count))
        for (offset, character) in text.enumerated() where start + offset < width {
            rows[row][start + offset] = .text(character)
        }
    }

    private func arms(_ x: Int, _ y: Int) -> Arms {
        if case .line(let arms) = rows[y][x] { arms } else { [] }
    }

    /// The arms of an edge's character that point into the box, where nothing remains after drawing over it.
    private func inward(_ x: Int, _ y: Int, of box: Box) -> Arms {
        var arms: Arms = []
        if x < box.right, y > box.top, y < box.bottom { arms.insert(.right) }
        if x > box.left, y > box.top, y < box.bottom { arms.insert(.left) }
        if y < box.bottom, x > box.left, x < box.right { arms.insert(.down) }
        if y > box.top, x > box.left, x < box.right { arms.insert(.up) }
        return arms
    }

    private mutating func add(_ arms: Arms, _ x: Int, _ y: Int) {
        rows[y][x] = .line(self.arms(x, y).union(arms))
    }
}

extension String {
    /// The line with direction marks around its bars if it has right-to-left letters, so that these do not change the
    /// order of the boxes.
    fileprivate var keepingOrder: String {
        guard Script.all(in: self).contains(where: \.isRightToLeft) else { return self }
        return replacing("│", with: "\u{200E}│\u{200E}")
    }

    fileprivate var cells: Int { reduce(0) { $0 + $1.cells } }

    /// The text, or as much of it as fits with an ellipsis.
    fileprivate func fitting(cells room: Int) -> String {
        guard cells > room else { return self }
        var left = room - 1
        let shown = prefix { character in
            left -= character.cells
            return left >= 0
        }
        return shown + "…"
    }
}

extension Character {
    /// The number of terminal cells of the character: two for an ideograph or an emoji, none for a single combining
    /// mark.
    var cells: Int {
        let isEmoji = unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.cells }
    }
}

extension Unicode.Scalar {
    fileprivate var cells: Int {
        switch value {
        case _ where takesNoRoom: 0
        // The vowels and final consonants of a Hangul syllable are drawn in the cells of its initial one.
        case 0x1160...0x11FF: 0
        // Halfwidth forms take one cell.
        case 0xFF61...0xFFDC: 1
        default: Script(of: self)?.isWide == true ? 2 : 1
        }
    }
}
