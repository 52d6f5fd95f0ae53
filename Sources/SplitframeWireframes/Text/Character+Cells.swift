import SplitframeInterface

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
