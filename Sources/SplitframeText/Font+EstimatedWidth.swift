extension Font {
    /// The estimated width of a line of text in points, precise enough to lay it out.
    ///
    /// Adds up Inter's own advance widths, without kerning; letters of other scripts count with their average width, so
    /// that the estimate tends to be too large. An emoji of several characters is one picture.
    package func estimatedWidth(of text: String) -> Double {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else {
            return text.unicodeScalars.reduce(0) { $0 + estimatedWidth(of: $1, before: nil) }
        }
        let characters = Array(text)
        return characters.indices.reduce(0) { width, index in
            let character = characters[index]
            if character.isEmojiPicture { return width + Self.emojiWidth * size }
            let next =
                characters.indices.contains(index + 1) ? characters[index + 1].unicodeScalars.first : nil
            return character.unicodeScalars.reduce(width) { $0 + estimatedWidth(of: $1, before: next) }
        }
    }

    /// The width of a picture of Noto Color Emoji, in font sizes: 2550 of its 2048 units.
    private static let emojiWidth = 2550.0 / 2048

    /// The text, or the part of it that fits a width in points together with an ellipsis, by estimated widths.
    package func fitting(_ text: String, width: Double) -> String {
        guard estimatedWidth(of: text) > width + 0.5 else { return text }
        let ellipsis = "\u{2026}"
        var room = width - estimatedWidth(of: ellipsis)
        let shown = text.prefix { character in
            room -= estimatedWidth(of: String(character))
            return room >= 0
        }
        return shown + ellipsis
    }

    private func estimatedWidth(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Double {
        let widths = AdvanceWidths.of(scalar, before: next)
        return (widths.regular + (widths.bold - widths.regular) * weight.boldness) * size / 1000
    }
}

extension Font.Weight {
    /// The position of the weight between Inter's regular (0) and bold (1) masters, between which widths are
    /// interpolated.
    fileprivate var boldness: Double {
        switch self {
        case .regular: 0
        case .medium: 1 / 3
        case .semibold: 2 / 3
        case .bold: 1
        }
    }
}

/// Advance widths in thousandths of an em, read from the font files of Inter 4.0.
private enum AdvanceWidths {
    static func of(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> (regular: Double, bold: Double)
    {
        switch scalar.value {
        case 0x20...0x7E:
            let index = Int(scalar.value) - 0x20
            return (Double(regular[index]), Double(bold[index]))
        case 0xB7: return (276, 298)
        case 0xD7: return (659, 680)
        case 0x2013: return (500, 500)
        case 0x2018, 0x2019: return (199, 242)
        case 0x201C...0x201E: return (381, 422)
        case 0x2026: return (821, 799)
        case 0xFF61...0xFFDC: return (500, 500)
        default: break
        }
        if scalar.takesNoRoom { return (0, 0) }
        if let width = InterLetters.advance(of: scalar) { return (width, width * InterLetters.boldGrowth) }
        if let width = ArabicLetters.advance(of: scalar, before: next) { return (width, width * 1.12) }
        if let script = Script(of: scalar) { return (script.advance, script.advance * 1.08) }
        switch scalar.value {
        case 0xC0...0x52F, 0x1E00...0x1FFF: return (700, 750)
        default: return (1000, 1031)
        }
    }

    /// The characters from space to tilde.
    private static let regular: [Int16] = [
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
        636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
        587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
        665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
        237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
    ]

    private static let bold: [Int16] = [
        232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630,
        659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613,
        585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714,
        724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582,
        272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409, 374, 409, 680,
    ]
}
