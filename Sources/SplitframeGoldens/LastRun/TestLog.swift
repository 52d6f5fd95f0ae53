package import SplitframeComparison
package import SplitframeFiles

/// The latest verdict of each golden's test: one per line; the last line of a name counts.
///
/// The log is in `.build/splitframe` beside the folder of goldens, where SwiftPM keeps files that can be made again.
package struct TestLog: Sendable {
    private static let fileName = "tests.log"

    private let folder: KeptFolder

    /// The log of the tests whose goldens are in a folder.
    package init(of goldens: GoldenFolder) {
        // `.build` may be a link, as SwiftPM follows one.
        folder = KeptFolder(path: goldens.path(of: "../.build")).folder("splitframe")
    }

    /// Notes a test's verdict; does nothing if the package cannot be written to.
    package func note(_ verdict: Verdict.Kind, of name: String) {
        guard (try? folder.make()) != nil else { return }
        try? folder.append("\(verdict.rawValue)\t\(name)", to: Self.fileName)
    }

    /// The verdicts by the goldens' names; empty if no test has run.
    package func verdicts() throws(FileError) -> [String: Verdict.Kind] {
        guard let bytes = try folder.read(Self.fileName) else { return [:] }
        var verdicts: [String: Verdict.Kind] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let kind = Verdict.Kind(rawValue: String(parts[0])) else { continue }
            verdicts[String(parts[1])] = kind
        }
        return verdicts
    }
}
