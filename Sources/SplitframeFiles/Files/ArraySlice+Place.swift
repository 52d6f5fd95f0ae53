extension ArraySlice<UInt8> {
    /// The first place of a text; nil if there is none.
    ///
    /// The standard library's search of any collection, `firstRange(of:)`, takes a microsecond for each byte.
    package func place(of text: String) -> Range<Int>? {
        let text = Array(text.utf8)
        guard let first = text.first else { return startIndex..<startIndex }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            rest = self[start...]
            if rest.starts(with: text) { return start..<start + text.count }
            rest = rest.dropFirst()
        }
        return nil
    }
}
