/// A page of characters on which boxes join where they touch.
struct BoxGrid {
    /// A box by its four edges, in characters.
    struct Box: Hashable {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
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
    }

    private static let shade: Character = "░"

    private let width: Int
    private var rows: [[Cell]]

    init(width: Int, height: Int) {
        self.width = width
        rows = Array(repeating: Array(repeating: .line([]), count: width), count: height)
    }

    var text: String {
        rows.map { row in
            var line = String(
                row.map { cell in
                    switch cell {
                    case .line(let arms): arms.character
                    case .text(let character): character
                    }
                })
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Draws a box over what is there; where its edges meet other edges they join.
    mutating func draw(_ box: Box) {
        guard box.right > box.left, box.bottom > box.top else { return }
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

    /// Shades what is blank inside a box.
    mutating func shade(_ box: Box) {
        guard box.right - box.left > 1, box.bottom - box.top > 1 else { return }
        for y in box.top + 1..<box.bottom {
            for x in box.left + 1..<box.right {
                if case .line([]) = rows[y][x] { rows[y][x] = .text(Self.shade) }
            }
        }
    }

    /// Writes a line of text in the middle of a box's row, counted from its top edge; what is too long is cut.
    mutating func write(_ text: String, in box: Box, row: Int) {
        let room = box.right - box.left - 1
        let y = box.top + row
        guard room > 0, y < box.bottom else { return }
        let plain = text.filter { !$0.isNewline }.map { $0 }
        let shown = plain.count <= room ? plain : plain.prefix(room - 1) + ["…"]
        let start = box.left + 1 + (room - shown.count) / 2
        for (offset, character) in shown.enumerated() { rows[y][start + offset] = .text(character) }
    }

    private func arms(_ x: Int, _ y: Int) -> Arms {
        if case .line(let arms) = rows[y][x] { arms } else { [] }
    }

    /// The arms of an edge's character that point into the box, where nothing remains.
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
