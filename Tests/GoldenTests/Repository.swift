import Foundation
import SplitframeGoldens

/// The repository in which the tests lie.
enum Repository {
    /// `Snapshots` beside `Tests`, whatever folder the tests run in.
    static let goldens = GoldenFolder(
        path: URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Snapshots").path)
}
