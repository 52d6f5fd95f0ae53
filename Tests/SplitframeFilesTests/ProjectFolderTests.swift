import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

/// `home` holds the project `home/clone`, a file beside it, and links from one to the other.
struct `A project's folder` {
    private let folder: TemporaryFolder
    private var clone: String { folder.path + "/clone" }

    init() throws {
        folder = try TemporaryFolder()
        for path in ["clone/.git", "clone/Docs/images", "secrets"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        for file in ["clone/in.json", "secrets/key", "clone/Docs/a.md", "clone/.git/config"] {
            try Data(file.utf8).write(to: URL(filePath: "\(folder.path)/\(file)"))
        }
        mkfifo("\(clone)/pipe", 0o600)
        for (link, target) in [
            ("out.json", "../secrets/key"), ("within.json", "in.json"), ("null", "/dev/null"),
            ("standard", "/dev/stdin"), ("secrets", "../secrets"), ("nowhere", "../secrets/none"),
            ("pictures", "Docs/images"), ("loop", "loop"), ("repository", ".git"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(clone)/\(link)", withDestinationPath: target)
        }
    }

    private var project: ProjectFolder { ProjectFolder(holding: clone + "/Docs") }

    @Test(arguments: ["Docs/a.md", "Docs/../in.json", "./in.json", "within.json"])
    func `reads its regular files, also through links that stay inside`(file: String) throws {
        #expect(try !project.read("\(clone)/\(file)").isEmpty)
    }

    @Test(
        arguments: [
            "../secrets/key", "Docs/../../secrets/key", "out.json", "secrets/key", "pipe", "null", "standard",
            "nowhere", "loop", "Docs", "none.json", "in.json/x", "in.json\0", ".git/config",
            "Docs/../.git/config",
            "repository/config",
        ])
    func `reads nothing else, and waits for nothing`(file: String) {
        #expect(throws: FileError.self) { try project.read("\(clone)/\(file)") }
    }

    @Test func `reads no absolute path but its own`() throws {
        #expect(throws: FileError(.reading, "/etc/passwd", .leadsOut(of: project.root))) {
            try project.read("/etc/passwd")
        }
    }

    @Test(arguments: [
        "../home", "secrets", "secrets/new", "nowhere", "loop", "../clone2", "/tmp/x", ".git/hooks",
        ".git/\u{301}hooks", "Docs\u{600}/new",
    ])
    func `keeps no folder outside`(path: String) {
        #expect(throws: FileError.self) {
            try FolderWriter(of: project.folder(path.hasPrefix("/") ? path : "\(clone)/\(path)"), holder: "t")
        }
        #expect(folder.files.keys.filter { $0.hasPrefix("secrets/") } == ["secrets/key"])
    }

    @Test(arguments: ["pictures", "Docs/../new/deep", "Docs/images"])
    func `keeps folders inside`(path: String) throws {
        let writer = try FolderWriter(of: project.folder("\(clone)/\(path)"), holder: "t")
        try writer.claim(["a.txt"], owner: "t")
        try writer.write(Array("splitframe-x".utf8), to: "a.txt")
        try writer.finish()
        #expect(FileManager.default.fileExists(atPath: "\(clone)/\(path)/a.txt"))
    }

    @Test func `writes through no link that is put in the way after the folder was looked at`() throws {
        let kept = try project.folder("\(clone)/Docs/images")
        try FileManager.default.removeItem(atPath: "\(clone)/Docs/images")
        try FileManager.default.createSymbolicLink(
            atPath: "\(clone)/Docs/images", withDestinationPath: "../../secrets")
        #expect(throws: FileError.self) { try FolderWriter(of: kept, holder: "t") }
        #expect(throws: FileError.self) { try kept.draft(of: "x.txt") }
    }

    @Test(arguments: [".splitframe.lock", "log"])
    func `changes no file in place that has a second name elsewhere`(file: String) throws {
        #expect(link(folder.path + "/secrets/key", "\(clone)/Docs/\(file)") == 0)
        let kept = try project.folder("\(clone)/Docs")
        #expect(throws: FileError(.writing, "\(clone)/Docs/\(file)", .link)) {
            if file == "log" {
                try kept.append("x", to: file)
            } else {
                _ = try FolderWriter(of: kept, holder: "t")
            }
        }
        #expect(folder.files["secrets/key"] == Data("secrets/key".utf8))
    }

    @Test func `is the repository, else the package, else what the user named`() throws {
        func root(_ path: String, named: String? = nil) -> String {
            ProjectFolder(holding: "\(folder.path)/\(path)", named: named).root
        }
        let top = ProjectFolder(holding: folder.path).root
        #expect(root("clone/Docs") == "\(top)/clone")
        #expect(root("secrets") == "\(top)/secrets")
        #expect(root("secrets", named: folder.path) == top)
        try Data().write(to: URL(filePath: folder.path + "/Package.swift"))
        #expect(root("secrets") == top)
        // A link in the repository holds what lies in the repository.
        #expect(root("clone/secrets") == "\(top)/clone")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `is not what somebody else put above it`() throws {
        let shared = folder.path + "/shared"
        try FileManager.default.createDirectory(
            atPath: shared + "/mine", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: shared + "/.git", withIntermediateDirectories: true)
        #expect(ProjectFolder(holding: shared + "/mine").root.hasSuffix("/shared"))
        chown(shared + "/.git", 1234, 1234)
        #expect(ProjectFolder(holding: shared + "/mine").root.hasSuffix("/shared/mine"))
        // Whoever works in that user's folder has chosen to.
        chown(shared + "/mine", 1234, 1234)
        #expect(ProjectFolder(holding: shared + "/mine").root.hasSuffix("/shared"))
    }
}
