import Foundation
import SplitframeFiles
import SplitframeScenarios
import Testing

@MainActor struct `What was measured on iOS 26, replayed on live controllers` {
    /// The measurements that the layout core is held to as well.
    private static let measurements = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "SplitframeLayoutTests/Measured")

    nonisolated static let files = [
        "ipad-double", "ipad-transition.double", "ipad-transition.legacy", "ipad-transition.triple",
        "ipad-triple", "iphone-double", "iphone-transition.triple",
        "view-anydevice-exception-double-supplementaryWidth", "view-anydevice-exception-duplicate-column",
        "view-anydevice-exception-legacy-splitBehavior", "view-ipad-double", "view-ipad-globals",
        "view-ipad-legacy", "width-boundary", "width-growth", "width-resize",
    ]

    @Test(arguments: files)
    func `comes out the same in every measured key`(file: String) throws {
        let url = Self.measurements.appending(path: "\(file).json")
        var compared = 0

        for scenario in try Scenario.read(Data(contentsOf: url)) {
            for result in try ScenarioReplay(scenario).play() {
                compared += result.comparedKeys.count
                for mismatch in result.mismatches {
                    Issue.record(
                        "\(scenario.name), \(result.label): \(mismatch.key) is \(mismatch.actual?.compactText ?? "absent"), measured \(mismatch.expected.compactText)"
                    )
                }
            }
        }

        print("\(file): \(compared) measured keys")
        #expect(compared > 0)
    }
}
