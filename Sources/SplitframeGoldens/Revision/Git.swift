import Foundation

/// git's plumbing: commands whose answer is the same whatever a repository's configuration says.
enum Git {
    /// Runs a command in a folder; returns what it printed.
    static func run(
        at folder: String, _ words: [String], input: String? = nil
    ) throws(RevisionError) -> [UInt8] {
        try ChildProgram.run("git", ["-C", folder] + words, input: input)
    }

    /// What a command printed, without the last line break.
    static func line(at folder: String, _ words: String...) throws(RevisionError) -> String {
        String(decoding: try run(at: folder, words), as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
