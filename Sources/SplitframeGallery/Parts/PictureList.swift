import SplitframeJSON

/// A JSON object that contains a list of pictures, one per line, as text.
struct PictureList {
    /// The pictures' lines; as JSON values they would take forty times the memory.
    var lines: [String]
    /// The object's members besides `pictures`, at least one.
    var rest: JSON

    /// The bytes of a file with the object.
    ///
    /// - Parameters:
    ///   - head: The text before the object.
    ///   - tail: The text after the object.
    func bytes(head: String = "", tail: String = "\n") -> [UInt8] {
        let members = rest.compactText.withoutTags.dropFirst()
        return Array(
            (head + "{\"pictures\":[\n" + lines.joined(separator: ",\n") + "\n]," + members + tail).utf8)
    }
}
