package import SplitframeFiles
import SplitframeInterface

/// The goldens that belong to tests, with the results of the tests' last run.
package struct TestedGoldens: Sendable {
    /// One golden, with the facts known about it.
    package struct Result: Sendable {
        package var name: String
        package var test: GoldenTest
        /// Nil if no test has compared it yet.
        package var verdict: Verdict?
        /// The stage of its layout, if it is known.
        package var stage: TwinStage?
        /// The reason for the new value of the number that changed, as the test reported it.
        package var explanation: String?
        /// The files of a pending failure.
        package var files = GoldenFolder.PendingFiles()
    }

    /// In the order of their names.
    package private(set) var results: [Result] = []

    /// Reads pending results and the tests' log; nothing is built or drawn.
    ///
    /// - Parameters:
    ///   - folder: The goldens as they are now.
    ///   - expected: The goldens to compare with: the same folder, or that of a git revision.
    package init(of folder: GoldenFolder, against expected: GoldenFolder) throws {
        let waiting = Dictionary(
            try folder.pending.filter(\.goldenOwner.isTest).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var tests = Dictionary(
            try folder.testGoldens().map { ($0.name, ($0.test, $0.isLayout)) }, uniquingKeysWith: { $1 })
        for (name, result) in waiting where tests[name] == nil {
            guard let test = result.goldenOwner.test else { continue }
            tests[name] = (test, result.actual?.hasSuffix(".txt") == true)
        }
        let log = try TestLog(of: folder).verdicts()
        let waitingPictures = GoldenFolder(folder.pendingFolder.folder("actual"))
        for (name, (test, isLayout)) in tests.sorted(by: { $0.key < $1.key }) {
            var result = Result(name: name, test: test)
            if folder.isPointer(name) {
                result.judge(isLayout ? .layout("") : .picture(folder), against: folder)
            } else if let pending = waiting[name] {
                result.files = GoldenFolder.PendingFiles(of: pending)
                result.explanation = pending.explanation
                let twin = isLayout ? try? waitingPictures.waitingTwin(name) : nil
                result.judge(isLayout ? .layout(twin) : .picture(waitingPictures), against: expected)
            } else if try folder.isGone(test) {
                result.verdict = .orphan
            } else if log[name] == .equal || log[name] == .renderer {
                let twin = isLayout ? try? folder.twinFile(in: name.folder).twins[name.lastPart] : nil
                result.judge(isLayout ? .layout(twin) : .picture(folder), against: expected)
            }
            results.append(result)
        }
    }
}

extension TestedGoldens.Result {
    /// The latest result of a test.
    fileprivate enum Seen {
        /// The picture of the golden's name in a folder.
        case picture(GoldenFolder)
        /// The text of a layout; nil if it is missing.
        case layout(String?)
    }

    fileprivate mutating func judge(_ seen: Seen, against expected: GoldenFolder) {
        do {
            switch seen {
            case .layout(let text):
                guard let text else { return verdict = .missing }
                let cache = TwinCache(of: [name], in: expected)
                verdict = cache.verdict(on: DrawnLayout(name: name, twin: text))
                stage = try? Twin(text).stage
            case .picture(let folder):
                guard let actual = try folder.golden(name) else { return verdict = .missing }
                stage = actual.twin?.stage
                verdict =
                    try expected.golden(name).map { Verdict(expected: $0, actual: actual) } ?? .missing
            }
        } catch {
            verdict = .unreadable(reason: "\(error)")
        }
    }
}

extension GoldenFolder {
    /// Whether a test no longer exists: its file is missing, or contains no function of its name.
    ///
    /// False for a test whose place in the sources is not known.
    package func isGone(_ test: GoldenTest) throws(FileError) -> Bool {
        guard let file = test.file, RelativePath(file) != nil else { return false }
        guard let bytes = try KeptFolder(path: path(of: "..")).read(file) else { return true }
        return !String(decoding: bytes, as: UTF8.self).contains(test.function)
    }

    /// The text of the twin file of a name; nil if there is none.
    fileprivate func waitingTwin(_ name: String) throws(FileError) -> String? {
        try bytes(of: Self.twinFile(of: name)).map { String(decoding: $0, as: UTF8.self) }
    }
}
