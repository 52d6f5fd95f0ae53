/// The name of a file inside a kept folder: parts separated by slashes, none of which leads out of the folder.
package struct RelativePath: Hashable, Sendable {
    /// The folders of the path, the outermost first.
    package let folders: [String]
    /// The file's own name.
    package let name: String

    /// Nil for a path that could lead out of the folder, or look like output of ours.
    ///
    /// These are an absolute path, an empty part, `.`, `..`, a slash that is one character with a mark beside it, and a
    /// control character: a line break in a name would begin a new line in printed text, which a build server may read
    /// as a command, and in input for git. So may a path that begins as such a command does.
    package init?(_ text: String) {
        var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !text.hasPrefix("::"), !text.hasPrefix("##"),
            parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.hasControls && !$0.hasSlash }),
            let name = parts.popLast()
        else { return nil }
        folders = parts
        self.name = name
    }
}

extension String {
    /// Whether the system would see a slash in it, even where it is no character of its own.
    ///
    /// Swift reads a slash and an accent after it as one character, which is not equal to a slash.
    package var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    /// Whether it contains a character that ends a line or controls a terminal.
    package var hasControls: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
