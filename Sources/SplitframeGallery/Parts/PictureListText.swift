package import SplitframeFiles
package import SplitframeJSON

/// The text of a file that has a JSON object with a list of pictures in it, a line each, written as it grows.
package struct PictureListText {
    /// How many bytes are written at once.
    private static let pieceSize = 65_536

    private let draft: OutputDraft
    /// What is not written yet.
    private var text: [UInt8]
    private let ending: String
    private var isEmpty = true

    /// - Parameters:
    ///   - draft: Where the text goes.
    ///   - head: What the file has in front of the object.
    ///   - rest: What the object has besides `pictures`, at least one member.
    ///   - tail: What the file has behind the object.
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

    /// Writes what is left, and the end.
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
