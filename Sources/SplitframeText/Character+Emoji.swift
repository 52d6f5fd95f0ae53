extension Character {
    /// Whether the character is drawn as one coloured picture, however many scalars it has: a flag, a family, a tone of skin.
    package var isEmojiPicture: Bool {
        guard let first = unicodeScalars.first, !first.takesNoRoom else { return false }
        return first.properties.isEmojiPresentation
            || first.properties.isEmoji
                && unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }
}
