import Foundation
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import Testing

/// A git repository with goldens in `Snapshots` that lives as long as a test.
private final class TemporaryRepository {
    let path = FileManager.default.temporaryDirectory.appending(path: "repository-\(UUID())").path
    var folder: GoldenFolder { GoldenFolder(path: path + "/Snapshots") }

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch", "main")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func commit() throws {
        try git("add", "--all")
        try git("-c", "user.name=N", "-c", "user.email=e@example.org", "commit", "--quiet", "-m", "goldens")
    }

    func git(_ words: String...) throws { try run("git", words) }

    func shell(_ script: String) throws { try run("sh", ["-ec", script]) }

    private func run(_ program: String, _ words: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + words
        process.currentDirectoryURL = URL(filePath: path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(words)")
    }
}

struct `A git revision's goldens` {
    private let repository: TemporaryRepository
    private var folder: GoldenFolder { repository.folder }

    init() throws { repository = try TemporaryRepository() }

    @Test func `are those that were committed, also where the working tree has none`() throws {
        try folder.record(drawn(gray: 1))
        try repository.commit()
        try FileManager.default.removeItem(atPath: folder.path)
        let earlier = try folder.at(revision: "main")
        #expect(try earlier.names() == ["a/b"])
        #expect(try earlier.verdict(on: drawn(gray: 1)) == .equal)
        #expect(try folder.names() == [])
    }

    /// A carriage return at the end of a line is no part of a name to git, which would open what the name before it
    /// leads to; a line break would begin a line of its own in what is printed.
    @Test func `are not what has a line's end in its name`() throws {
        try folder.record(drawn(gray: 1))
        for name in ["n.txt\r", "m\n::error::.txt"] {
            try Data("0".utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
        }
        try repository.shell("ln -s /dev/zero Snapshots/n.txt")
        try repository.commit()
        let earlier = try folder.at(revision: "main")
        #expect(try earlier.names() == ["a/b"])
        #expect(try folder.names() == ["a/b", "n"])
        #expect(try earlier.namesInCommon(with: folder) == ["a/b"])
    }

    @Test(arguments: [["m\n::error::.png"], ["::a/b.png"], ["caf\u{E9}.png", "cafe\u{301}.png"]])
    func `are not listed where a picture would be passed over for its name`(names: [String]) throws {
        try folder.record(drawn(gray: 1))
        for name in names {
            let url = URL(filePath: "\(folder.path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: url)
        }
        try repository.commit()
        let earlier = try folder.at(revision: "main")
        #expect(throws: FileError.self) { try folder.names() }
        for name in names { try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") }
        #expect(try folder.names() == ["a/b"])
        #expect(throws: FileError.self) { try earlier.names() }
        #expect(throws: FileError.self) { try earlier.namesInCommon(with: folder) }
    }

    @Test(arguments: [":(top)Snapshots", ":!S", ":"])
    func `may lie in a folder whose name would be a pattern to git`(name: String) throws {
        let folder = GoldenFolder(path: "\(repository.path)/\(name)")
        try folder.record(drawn(gray: 1))
        try self.folder.record(drawn("other"))
        try repository.commit()
        #expect(try folder.at(revision: "main").names() == ["a/b"])
    }

    @Test func `are not looked for in a repository that claims another folder of the disk`() throws {
        try folder.record(drawn(gray: 1))
        try repository.commit()
        try repository.git("config", "core.worktree", "/etc")
        #expect(throws: RevisionError.noRepository(path: folder.path)) { try folder.at(revision: "main") }
    }

    @Test func `tell which are the same to the last byte`() throws {
        for name in ["a/same", "a/other", "a/gone", "a/halved"] { try folder.record(drawn(name)) }
        let twin = try #require(drawn().rendition.twin?.text)
        try folder.record([DrawnLayout(name: "text/same", twin: twin)])
        try repository.git("config", "core.autocrlf", "true")
        try repository.commit()
        try folder.record(drawn("a/other", gray: 1))
        try folder.record(drawn("a/new"))
        try FileManager.default.removeItem(atPath: folder.picturePath(of: "a/gone"))
        try FileManager.default.removeItem(atPath: folder.path(of: "a/gone.txt"))
        try FileManager.default.removeItem(atPath: folder.path(of: "a/halved.txt"))
        let earlier = try folder.at(revision: "main")
        #expect(try earlier.namesInCommon(with: folder) == ["a/same", "text/same"])
        #expect(try earlier.verdict(on: drawn("a/gone")) == .equal)
        #expect(try earlier.verdict(on: drawn("a/other")) == .equal)
        #expect(try earlier.verdict(on: drawn("a/new")) == .missing)
    }

    @Test func `need a revision that git knows`() throws {
        try folder.record(drawn())
        try repository.commit()
        for revision in ["develop", "--all"] {
            #expect(throws: RevisionError.unknownRevision(revision, isShallow: false)) {
                try folder.at(revision: revision)
            }
        }
    }

    /// What git says of an unknown revision, and of a branch whose commit is missing, is the same: nothing.
    @Test(arguments: [
        ("rm -rf .git/objects/??", "main"), ("echo garbage >.git/refs/heads/main", "main"),
        ("for file in .git/objects/??/*; do chmod u+w $file; : >$file; done", "main"),
        ("rm .git/HEAD", "main"),
    ])
    func `are told apart from those of a repository that is damaged`(damage: String, revision: String) throws
    {
        try folder.record(drawn())
        try repository.commit()
        try repository.shell(damage)
        let error = #expect(throws: RevisionError.self) { try folder.at(revision: revision) }
        switch error {
        case .damaged?, .failed?: break
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test func `are asked for in plain words where a shallow clone lacks them`() throws {
        try folder.record(drawn())
        try repository.commit()
        try repository.git("branch", "earlier")
        try folder.record(drawn(gray: 9))
        try repository.commit()
        let clone = repository.path + "/.git/clone"
        try repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.path)", clone)
        let error = #expect(throws: RevisionError.unknownRevision("earlier", isShallow: true)) {
            try GoldenFolder(path: clone + "/Snapshots").at(revision: "earlier")
        }
        #expect(error?.description.contains("git fetch --unshallow") == true)
        let remote = RevisionError.unknownRevision("origin/main", isShallow: true)
        #expect(remote.description.contains("git fetch --depth 1 origin main and"))
    }

    @Test func `are not read where a small object unpacks to more than a file may have`() throws {
        try folder.record(drawn())
        let picture = try FileHandle(forWritingTo: URL(filePath: folder.picturePath(of: "a/b")))
        try picture.truncate(atOffset: UInt64(Limit.fileBytes.value) + 1)
        try picture.close()
        try repository.git("config", "core.compression", "1")
        try repository.commit()
        let error = GoldenError.file(FileError(.reading, "main:a/b.png", .tooLarge))
        let verdict = try folder.at(revision: "main").verdict(on: drawn())
        #expect(verdict == .unreadable(reason: error.description))
    }

    @Test func `are not listed where a folder that holds itself many times over has no end`() throws {
        let file = #"blob=$(echo | git hash-object -w --stdin)"#
        let folder = #"tree=$(for name in 0 1 2 3 4 5 6 7 8 9; do echo "$entry$name"; done | git mktree)"#
        try repository.shell(
            """
            \(file); entry="100644 blob $blob\t"; \(folder)
            for level in 1 2 3 4 5 6 7 8 9; do entry="040000 tree $tree\t"; \(folder); done
            tree=$(printf "040000 tree $tree\tSnapshots\n" | git mktree)
            git branch main $(git -c user.name=N -c user.email=e@example.org commit-tree -m all $tree)
            """)
        let error = #expect(throws: RevisionError.tooLarge) { try self.folder.at(revision: "main") }
        #expect(error?.description.contains("SPLITFRAME_MAX_FILE_BYTES") == true)
    }

    @Test func `need a repository and a folder in it`() throws {
        try GoldenFolder(path: repository.path + "/Other").record(drawn())
        try repository.commit()
        #expect(throws: RevisionError.noGoldens(revision: "main", path: "Snapshots")) {
            try folder.at(revision: "main")
        }
        let elsewhere = TemporaryGoldens()
        #expect(throws: RevisionError.noRepository(path: elsewhere.folder.path)) {
            try elsewhere.folder.at(revision: "main")
        }
    }
}
