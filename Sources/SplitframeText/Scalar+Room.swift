extension Unicode.Scalar {
    /// Whether the character is drawn on top of the one before it, or not at all.
    package var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier
        }
    }
}
