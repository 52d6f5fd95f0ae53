import SplitframeFiles
import SplitframeSystem
import Synchronization

/// The contents of a repository's objects, read through one git process that starts with the first request.
final class GitObjects: Sendable {
    private let git: Git
    private let reader = Mutex<Reader?>(nil)

    init(of git: Git) { self.git = git }

    /// An object's bytes; nil if the repository has no such object.
    func bytes(of object: String) throws(RevisionError) -> [UInt8]? {
        try reader.withLock { reader throws(RevisionError) in
            if reader == nil { reader = try Reader(git) }
            do throws(RevisionError) {
                return try reader?.bytes(of: object)
            } catch {
                // The process is dropped: its next output would not answer the next request.
                reader = nil
                throw error
            }
        }
    }
}

/// A process of `git cat-file --batch`: it reads a name per line, and writes a line with name, kind and size, and then
/// the object's bytes.
private struct Reader: ~Copyable {
    private let git: RunningGit
    private let questions: Descriptor
    private var unread: [UInt8] = []

    init(_ git: Git) throws(RevisionError) {
        // Writing to a git process that has ended must be an error, not the end of this program.
        signal(SIGPIPE, SIG_IGN)
        guard let pipe = Descriptor.pipe() else { throw .system(errno) }
        self.git = try git.start("cat-file", "--batch", input: pipe.reading)
        questions = pipe.writing
    }

    mutating func bytes(of object: String) throws(RevisionError) -> [UInt8]? {
        guard questions.write(Array((object + "\n").utf8)) else { throw .system(errno) }
        while !unread.contains(UInt8(ascii: "\n")) { try readMore() }
        let line = unread.prefix { $0 != UInt8(ascii: "\n") }
        unread.removeFirst(line.count + 1)
        guard let size = String(decoding: line, as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) })
        else { return nil }
        // A few kilobytes of a clone can unpack to gigabytes.
        if Limit.fileBytes.isExceeded(by: size) { throw .tooLarge }
        // The object's bytes are followed by a line break.
        while unread.count <= size { try readMore() }
        defer { unread.removeFirst(size + 1) }
        return Array(unread.prefix(size))
    }

    private mutating func readMore() throws(RevisionError) {
        let more = try git.readSome()
        guard !more.isEmpty else { throw git.failure }
        unread += more
    }
}
