import SplitframeJSON
import SplitframePages

/// The text of a file that has a JSON object with a list of pictures in it, a line each.
struct PictureListText {
    private var text: [UInt8]
    private let ending: String
    private var isEmpty = true

    /// - Parameters:
    ///   - head: What the file has in front of the object.
    ///   - rest: What the object has besides `pictures`, at least one member.
    ///   - tail: What the file has behind the object.
    init(head: String = "", rest: JSON, tail: String = "\n") {
        text = Array((head + "{\"pictures\":[\n").utf8)
        ending = "\n]," + rest.compactText.withoutTags.dropFirst() + tail
    }

    mutating func add(_ picture: JSON) {
        text += ((isEmpty ? "" : ",\n") + picture.compactText.withoutTags).utf8
        isEmpty = false
    }

    /// The file's bytes.
    var whole: [UInt8] { text + ending.utf8 }
}
