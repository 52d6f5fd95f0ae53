/// The name of a file inside a folder that we keep: parts with slashes between them, none of which leads out.
package struct RelativePath: Hashable, Sendable {
    /// The folders on the way, the widest first.
    package let folders: [String]
    /// The file's own name.
    package let name: String

    /// Nil for an absolute path, an empty part, `.`, `..`, or a NUL.
    package init?(_ text: String) {
        var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }),
            let name = parts.popLast()
        else { return nil }
        folders = parts
        self.name = name
    }
}
