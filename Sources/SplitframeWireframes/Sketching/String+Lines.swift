import SplitframeScene
import SplitframeText

extension String {
    /// The text in lines no wider than a width: about equally long ones between its parts with ` · ` between
    /// them, else broken after blanks and punctuation, else anywhere.
    func brokenIntoLines(in width: Double, font: Font) -> [String] {
        wrapped(at: " · ", in: width, font: font).flatMap { part in
            font.estimatedWidth(of: part) <= width ? [part] : part.filled(in: width, font: font)
        }
    }

    /// The pieces in as few lines as hold them.
    private func filled(in width: Double, font: Font) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces(in: width, font: font) {
            if !line.isEmpty, font.estimatedWidth(of: line + piece) > width {
                lines.append(line)
                line = ""
            }
            line += piece
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map(\.withoutOuterBlanks).filter { !$0.isEmpty }
    }

    /// The parts between which a line may end, none wider than a width unless it is a single letter.
    private func pieces(in width: Double, font: Font) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for character in self {
            if !piece.isEmpty, font.estimatedWidth(of: piece + String(character)) > width {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
            if " .-/:()".contains(character) {
                pieces.append(piece)
                piece = ""
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }

    /// The text without blanks, and without separators that a line's end makes needless, at both ends.
    private var withoutOuterBlanks: String {
        var text = self[...]
        while let first = text.first, first == " " || first == "·" { text = text.dropFirst() }
        while let last = text.last, last == " " || last == "·" { text = text.dropLast() }
        return String(text)
    }
}
