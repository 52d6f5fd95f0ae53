package import SplitframeFiles
package import SplitframeJSON

/// Writes a file with a JSON object that contains a list of pictures, one per line, as the list grows.
package struct PictureListText {
    /// The number of bytes that are written at once.
    private static let pieceSize = 65_536

    private let draft: OutputDraft
    /// The text that has not been written yet.
    private var text: [UInt8]
    private let ending: String
    private var isEmpty = true

    /// - Parameters:
    ///   - draft: The file to write.
    ///   - head: The text before the object.
    ///   - rest: The object's members besides `pictures`, at least one.
    ///   - tail: The text after the object.
    package init(in draft: OutputDraft, head: String = "", rest: JSON, tail: String = "\n") {
        self.draft = draft
        text = Array((head + "{\"pictures\":[\n").utf8)
        ending = "\n]," + rest.compactText.withoutTags.dropFirst() + tail
    }

    mutating func add(_ picture: JSON) throws(FileError) { try add(line: picture.compactText.withoutTags) }

    package mutating func add(line: String) throws(FileError) {
        text += ((isEmpty ? "" : ",\n") + line).utf8
        isEmpty = false
        if text.count >= Self.pieceSize { try write() }
    }

    /// Writes the remaining text, and the end.
    package mutating func finish() throws(FileError) -> OutputDraft {
        text += ending.utf8
        try write()
        return draft
    }

    private mutating func write() throws(FileError) {
        try draft.write(text)
        text.removeAll(keepingCapacity: true)
    }
}
