package import SplitframeFiles
import SplitframeInterface

/// The latest verdict of each golden's test, with a check sum of the golden: one per line; the last line of a name counts.
///
/// A verdict on a golden that has changed since, by a pull for example, says nothing of the present one.
///
/// The log is in `.build/splitframe` beside the folder of goldens, where SwiftPM keeps files that can be made again.
package struct TestLog: Sendable {
    private static let fileName = "tests.log"

    private let folder: KeptFolder
    private let goldens: GoldenFolder

    /// The log of the tests whose goldens are in a folder.
    package init(of goldens: GoldenFolder) {
        // `.build` may be a link, as SwiftPM follows one.
        self.goldens = goldens
        folder = KeptFolder(path: goldens.path(of: "../.build")).folder("splitframe")
    }

    /// Notes a test's verdict; does nothing if the package cannot be written to.
    package func note(_ verdict: Verdict.Kind, of name: String) {
        guard (try? folder.make()) != nil else { return }
        try? folder.append("\(verdict.rawValue)\t\(goldens.checkSum(of: name))\t\(name)", to: Self.fileName)
    }

    /// The verdicts on goldens that are as they were judged, by their names; empty if no test has run.
    package func verdicts() throws(FileError) -> [String: Verdict.Kind] {
        guard let bytes = try folder.read(Self.fileName) else { return [:] }
        var verdicts: [String: (kind: Verdict.Kind, sum: String)] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 2)
            guard parts.count == 3, let kind = Verdict.Kind(rawValue: String(parts[0])) else { continue }
            verdicts[String(parts[2])] = (kind, String(parts[1]))
        }
        return verdicts.filter { goldens.checkSum(of: $0) == $1.sum }.mapValues(\.kind)
    }
}

extension GoldenFolder {
    /// A check sum of a golden's files; that of nothing without one.
    fileprivate func checkSum(of name: String) -> String {
        let files = [Self.pictureFile(of: name), Self.twinFile(of: name)].compactMap {
            (try? bytes(of: $0)) ?? nil
        }
        let layout = files.isEmpty ? try? twinFile(in: name.folder).twins[name.lastPart] : nil
        return String((files + [Array((layout ?? "").utf8)]).joined().checkSum, radix: 16)
    }
}
