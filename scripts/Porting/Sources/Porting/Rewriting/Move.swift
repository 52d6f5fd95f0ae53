/// A member that goes from an extension into the body of its class.
struct Move {
    let source: SourceFile
    let range: Range<Int>
    let target: SourceFile
    /// Where the class's body ends.
    let end: Int

    /// Carries the member over with what is replaced inside it.
    func carryOut() {
        let inside = source.edits.filter { range.contains($0.range.lowerBound) }
        let text = source.bytes.applying(inside, in: range)
        source.edits.removeAll { range.contains($0.range.lowerBound) }
        source.edits.append(Edit(range: range, text: ""))
        target.insert("\n" + String(decoding: text, as: UTF8.self), at: end)
    }
}
