import Foundation
import SplitframeComparison
import SplitframeFiles
import SplitframePictures
import SplitframeScene
import SplitframeWireframes

/// Two folders whose pictures are compared by their paths.
struct FolderDifference: Sendable {
    var expected: String
    var actual: String
    var comparison: PixelComparison

    /// Compares every picture that one of the folders has, in order of paths.
    ///
    /// A picture without counterpart, or with one of another size, differs in all its pixels.
    ///
    /// - Parameter output: The folder that gets pictures of the differences, where there are any.
    /// - Throws: ``CommandError/noPictures(folders:)`` where there is nothing to compare.
    func outcome(output: OutputFolder?) throws -> DifferenceOutcome {
        let before = try Self.pictures(in: expected)
        let after = try Self.pictures(in: actual)
        guard !before.union(after).isEmpty else {
            throw CommandError.noPictures(folders: [expected, actual])
        }
        var whole = DifferenceOutcome(count: 0, total: 0)
        for file in before.union(after).sorted() {
            let outcome: DifferenceOutcome
            switch (before.contains(file), after.contains(file)) {
            case (true, true):
                let difference = PictureDifference(
                    expected: try PictureFile(path: "\(expected)/\(file)"),
                    actual: try PictureFile(path: "\(actual)/\(file)"), comparison: comparison)
                outcome = try difference.outcome(paint: nil)
                if let output, outcome.count ?? 0 > 0 {
                    _ = try difference.outcome { try output.write($0, to: file) }
                }
            case (let isExpected, _):
                let bitmap = try PictureFile(path: "\(isExpected ? expected : actual)/\(file)").bitmap()
                outcome = DifferenceOutcome(
                    total: bitmap.width * bitmap.height,
                    lines: ["only in \(isExpected ? expected : actual)"])
            }
            whole.total += outcome.total
            whole.count = whole.count.map { $0 + (outcome.count ?? outcome.total) }
            if outcome.count != 0 {
                whole.lines.append("\(file): \(outcome.lines.first ?? "")")
            }
        }
        whole.lines.append("\(before.union(after).count) pictures compared")
        return whole
    }

    private static func pictures(in folder: String) throws(CommandError) -> Set<String> {
        guard let files = FileManager.default.enumerator(atPath: folder) else {
            throw .unreadable(path: folder)
        }
        return Set(files.compactMap { $0 as? String }.filter { PictureFormat(fileName: $0) == .png })
    }
}
