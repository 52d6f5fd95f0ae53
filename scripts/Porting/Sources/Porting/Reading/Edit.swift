/// One replacement in a file; bytes of UTF-8.
struct Edit: Hashable {
    var range: Range<Int>
    var text: String
}

extension [UInt8] {
    /// A part of these bytes with replacements made; one inside another is not.
    func applying(_ edits: [Edit], in part: Range<Int>) -> [UInt8] {
        var (result, position) = ([UInt8](), part.lowerBound)
        // Of those that begin at one place insertions come first, then what holds others, then what was found first.
        let order = edits.enumerated().map { offset, edit in
            let range = edit.range
            return (place: (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound, offset), edit: edit)
        }
        for (_, edit) in order.sorted(by: { $0.place < $1.place }) where edit.range.lowerBound >= position {
            result += self[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + self[position..<part.upperBound]
    }
}
