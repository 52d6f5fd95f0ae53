import Foundation
import SplitframeLimits
import Synchronization

/// The contents of a repository's objects, asked from one git process that starts with the first question.
final class GitObjects: Sendable {
    private let git: Git
    private let reader = Mutex<Reader?>(nil)

    init(of git: Git) { self.git = git }

    /// An object's bytes; nil where the repository has none of the name.
    func bytes(of object: String) throws(RevisionError) -> [UInt8]? {
        try reader.withLock { reader throws(RevisionError) in
            if reader == nil { reader = try Reader(git) }
            do throws(RevisionError) {
                return try reader?.bytes(of: object)
            } catch {
                // What it would answer next is no answer to the next question.
                reader = nil
                throw error
            }
        }
    }
}

/// `git cat-file --batch`: a line with a name in, a line with name, kind and size, and so many bytes, out.
private struct Reader {
    private let process: Process
    private let questions = Pipe()
    private let answers = Pipe()
    private let messages = Pipe()
    private var unread: [UInt8] = []

    init(_ git: Git) throws(RevisionError) {
        process = try git.process("cat-file", "--batch")
        process.standardInput = questions
        process.standardOutput = answers
        process.standardError = messages
        // A git that has ended is an error of a write, not the end of this program.
        signal(SIGPIPE, SIG_IGN)
        do {
            try process.run()
        } catch {
            throw .failed("git", message: error.localizedDescription)
        }
    }

    mutating func bytes(of object: String) throws(RevisionError) -> [UInt8]? {
        do {
            try questions.fileHandleForWriting.write(contentsOf: Data((object + "\n").utf8))
        } catch {
            throw .failed("git", message: error.localizedDescription)
        }
        while !unread.contains(UInt8(ascii: "\n")) { try readMore() }
        let line = unread.prefix { $0 != UInt8(ascii: "\n") }
        unread.removeFirst(line.count + 1)
        guard let size = String(decoding: line, as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) })
        else { return nil }
        // A few kilobytes of a clone can unpack to gigabytes.
        if Limit.fileBytes.isExceeded(by: size) {
            try? answers.fileHandleForReading.close()
            throw .tooLarge
        }
        // The bytes, and a line break after them.
        while unread.count <= size { try readMore() }
        defer { unread.removeFirst(size + 1) }
        return Array(unread.prefix(size))
    }

    private mutating func readMore() throws(RevisionError) {
        let more = answers.fileHandleForReading.availableData
        guard !more.isEmpty else {
            let message = String(decoding: messages.bytes, as: UTF8.self)
            throw Git.isNotFetched(message)
                ? .notInClone : .failed("git", message: "cat-file ended early: \(message)")
        }
        unread += more
    }
}
