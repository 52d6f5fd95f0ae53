extension PNGText {
    /// Says of a picture that compares others which part of the comparison it is: `difference`.
    package static func panel(_ name: String) -> PNGText { PNGText(keyword: "splitframe:panel", text: name) }
}
