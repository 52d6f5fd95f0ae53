/// The name of a file inside a folder that we keep: parts with slashes between them, none of which leads out.
package struct RelativePath: Hashable, Sendable {
    /// The folders on the way, the widest first.
    package let folders: [String]
    /// The file's own name.
    package let name: String

    /// Nil for an absolute path, an empty part, `.`, `..`, or a control character: a line break in a name would begin a
    /// line of its own in what is printed, which a build server may read as a command, and in what git is asked.
    package init?(_ text: String) {
        var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.hasControls }),
            let name = parts.popLast()
        else { return nil }
        folders = parts
        self.name = name
    }
}

extension String {
    /// Whether a line of text would end inside it, or a terminal be commanded.
    package var hasControls: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
