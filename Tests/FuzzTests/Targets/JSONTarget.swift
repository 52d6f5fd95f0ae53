import SplitframeFiles

/// The JSON reader: what it takes is written, and what was written is read and written again without a change.
enum JSONTarget {
    static func run(_ input: [UInt8]) throws {
        let value: JSON
        do {
            value = try JSON(bytes: input)
        } catch {
            try FuzzFinding.unless(!error.description.isEmpty, "an error without words")
            return
        }
        let text = value.compactText
        guard let again = JSON(text: text) else { throw FuzzFinding("\(text) is written and not read") }
        try FuzzFinding.unless(
            again.compactText == text, "\(text) is written as another text the second time")
        try FuzzFinding.unless(JSON(text: value.indentedText) == again, "indented it is another value")
        _ = value.index
    }
}
