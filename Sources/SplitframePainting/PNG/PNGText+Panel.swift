extension PNGText {
    /// A text that marks a picture as a part of a comparison: `difference`.
    package static func panel(_ name: String) -> PNGText { PNGText(keyword: "splitframe:panel", text: name) }
}
