/// One replacement in a file; bytes of UTF-8.
struct Edit: Hashable {
    var range: Range<Int>
    var text: String
}

extension [UInt8] {
    /// A part of these bytes with replacements made; one inside another is not.
    func applying(_ edits: [Edit], in part: Range<Int>) -> [UInt8] {
        var (result, position) = ([UInt8](), part.lowerBound)
        let order = edits.enumerated().sorted { left, right in
            let (one, other) = (left.element.range, right.element.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.isEmpty != other.isEmpty { return one.isEmpty }
            return one.upperBound == other.upperBound
                ? left.offset < right.offset : one.upperBound > other.upperBound
        }
        for (_, edit) in order where edit.range.lowerBound >= position {
            result += self[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + self[position..<part.upperBound]
    }
}
