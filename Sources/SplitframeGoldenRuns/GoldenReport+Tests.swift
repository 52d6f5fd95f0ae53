import SplitframeComparison
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface

extension GoldenReport {
    /// Adds the goldens that belong to tests, in order, with the results of the tests' last run: its pending results
    /// and its log; nothing is built or drawn.
    ///
    /// - Parameters:
    ///   - folder: The goldens as they are now.
    ///   - expected: The goldens to compare with: the same folder, or that of a git revision.
    mutating func addTests(of folder: GoldenFolder, against expected: GoldenFolder) throws {
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
            var result = Result(name: name, verdict: .orphan, test: test)
            if let pending = waiting[name] {
                result.files = GoldenFolder.PendingFiles(of: pending)
                result.explanation = pending.explanation
                let twin = isLayout ? try? waitingPictures.bytes(of: "\(name).txt") : nil
                result.judge(
                    isLayout ? .layout(twin.map { String(decoding: $0, as: UTF8.self) }) : .picture(waitingPictures),
                    against: expected)
            } else if try !folder.isGone(test) {
                guard log[name] == .equal || log[name] == .renderer else {
                    unjudged.append(name)
                    continue
                }
                let twin = isLayout ? TwinCache(of: [name], in: folder).twin(name) : nil
                result.judge(isLayout ? .layout(twin) : .picture(folder), against: expected)
            }
            results.append(result)
        }
    }
}

extension GoldenReport.Result {
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
