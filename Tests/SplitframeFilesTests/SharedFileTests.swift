import CSplitframeExchange
import Foundation
import SplitframeInterface
import SplitframeTestSupport
import Synchronization
import Testing

@testable import SplitframeFiles

struct `A file that an editor saves too` {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/guide.md" }
    private let old = Array("old".utf8)
    private let new = Array("new".utf8)

    init() throws {
        folder = try TemporaryFolder()
        try Data(old).write(to: URL(filePath: path))
    }

    private var texts: [String: String] { folder.files.mapValues { String(decoding: $0, as: UTF8.self) } }

    /// How editors save: most under another name first, some into the file.
    enum Editor: CaseIterable {
        case byRename, inPlace

        func save(_ text: String, to path: String) {
            switch self {
            case .byRename:
                try? Data(text.utf8).write(to: URL(filePath: path + "~new"))
                rename(path + "~new", path)
            case .inPlace:
                let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
                let bytes = Array(text.utf8)
                _ = write(file, bytes, bytes.count)
                close(file)
            }
        }
    }

    /// The system's exchange, with something that happens right before and right after it.
    private func exchanging(
        before: @escaping @Sendable (Int) -> Void = { _ in },
        after: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> SharedFile {
        let calls = Shared(0)
        return SharedFile(path, read: old) { folder, one, other in
            let call = calls.change { $0 += 1 }
            before(call)
            let failure = splitframe_exchange(folder, one, other)
            after(call)
            return failure
        }
    }

    /// A value that several tasks change.
    private final class Shared<Value: Sendable>: Sendable {
        private let kept: Mutex<Value>

        init(_ value: Value) { kept = Mutex(value) }

        var value: Value { kept.withLock { $0 } }

        @discardableResult
        func change(_ change: (inout Value) -> Void) -> Value {
            kept.withLock {
                change(&$0)
                return $0
            }
        }
    }

    @Test func `is replaced where it is as it was read, and nothing stays beside it`() throws {
        chmod(path, 0o640)
        try SharedFile(path, read: old).replace(with: new)
        #expect(texts == ["guide.md": "new"])
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }

    /// Only the system's administrator can give files away.
    @Test(.enabled(if: geteuid() == 0)) func `keeps its owner`() throws {
        chown(path, 4711, 4712)
        chmod(path, 0o664)
        try SharedFile(path, read: old).replace(with: new)
        var status = stat()
        #expect(stat(path, &status) == 0 && (status.st_uid, status.st_gid) == (4711, 4712))
        #expect(status.st_mode & 0o777 == 0o664)
        #expect(texts == ["guide.md": "new"])
    }

    @Test(arguments: Editor.allCases)
    func `stays as it was saved since it was read`(_ editor: Editor) {
        let path = path
        #expect(throws: FileError(.writing, path, .changed(kept: nil))) {
            try exchanging(before: { if $0 == 1 { editor.save("saved", to: path) } }).replace(with: new)
        }
        #expect(texts == ["guide.md": "saved"])
    }

    @Test func `stays an editor's that has it open and writes after the exchange`() throws {
        let editor = open(path, O_WRONLY | O_CLOEXEC)
        #expect(throws: FileError(.writing, path, .changed(kept: nil))) {
            try SharedFile(path, read: old).replace(with: new)
        }
        #expect(write(editor, "OLDER", 5) == 5)
        close(editor)
        #expect(texts == ["guide.md": "OLDER"])
    }

    @Test func `stays away where an editor has just taken it away to write it anew`() {
        let path = path
        #expect(throws: FileError(.writing, path, .changed(kept: nil))) {
            try exchanging(before: { if $0 == 1 { unlink(path) } }).replace(with: new)
        }
        #expect(texts.isEmpty)
    }

    @Test func `is compared before it is replaced on a disk that cannot exchange names`() throws {
        try SharedFile(path, read: old) { _, _, _ in EINVAL }.replace(with: new)
        #expect(texts == ["guide.md": "new"])
        #expect(throws: FileError(.writing, path, .changed(kept: nil))) {
            try SharedFile(path, read: old) { _, _, _ in ENOSYS }.replace(with: Array("newer".utf8))
        }
        #expect(texts == ["guide.md": "new"])
    }

    /// What is saved last stands in the file; what was saved before and came back from an exchange lies beside it.
    @Test(arguments: 0..<200)
    func `loses no save, wherever they fall between the exchanges`(_ seed: UInt64) throws {
        let path = path
        var numbers = SteppedNumbers(seed: seed)
        var saves: [Int: String] = [:]
        for number in 1...numbers.length(1...5) { saves[numbers.length(-4...4)] = "save \(number)" }
        let editor = numbers.any(Editor.allCases)
        let last = Shared<String?>(nil)
        let happen = { @Sendable [saves] (moment: Int) in
            guard let text = saves[moment] else { return }
            editor.save(text, to: path)
            last.change { $0 = text }
        }
        do throws(FileError) {
            try exchanging(before: { happen(-$0) }, after: { happen($0) }).replace(with: new)
        } catch {
            guard case .changed = error.reason else { throw error }
        }
        let all = texts
        if let saved = last.value {
            #expect(
                all["guide.md"] == saved || (all["guide.md"] != "new" && all.values.contains(saved)), "\(all)"
            )
        } else {
            #expect(all == ["guide.md": "new"])
        }
        #expect(!all.keys.contains { $0.hasPrefix(".") }, "\(all)")
    }

    @Test(arguments: Editor.allCases, 0..<8)
    func `has the last save of an editor that saves all the time`(_ editor: Editor, round: Int) throws {
        let path = path
        let isOver = Shared(false)
        let last = Shared("")
        let thread = Thread {
            for count in 1... {
                editor.save("save \(count)", to: path)
                last.change { $0 = "save \(count)" }
                if isOver.value { break }
            }
            isOver.change { $0 = false }
        }
        thread.start()
        while last.value.isEmpty { usleep(100) }
        // What was replaced on purpose, since it was read.
        var answered: Set<String> = []
        for number in 0..<100 {
            guard let read = try? NamedFile.bytes(at: path) else { continue }
            do throws(FileError) {
                try SharedFile(path, read: read).replace(with: Array("ours \(number)".utf8))
                answered.insert(String(decoding: read, as: UTF8.self))
            } catch {
                switch error.reason {
                case .changed: break
                default: throw error
                }
            }
        }
        isOver.change { $0 = true }
        while isOver.value { usleep(100) }
        #expect(answered.contains(last.value) || texts.values.contains(last.value))
        #expect(!texts.keys.contains { $0.hasPrefix(".") })
    }

    @Test func `is no litter after a kill, and what an editor saved is not taken for litter`() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        let name = ".splitframe-exchange-\(process.processIdentifier)-\(new.checkSum)-\(old.checkSum)"
        for text in ["new", "old", "saved"] {
            try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
            KeptFolder(path: folder.path).removeLeftoversBeside()
            #expect(
                texts == ["guide.md": "old"].merging(text == "saved" ? ["splitframe.kept": text] : [:]) { $1 }
            )
        }
    }
}
