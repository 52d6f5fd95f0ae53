import Foundation
import SplitframeComparison
import SplitframeDevices
import SplitframeGoldenRuns
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import Testing

struct `The goldens in Snapshots` {
    private let folder = Repository.goldens

    @Test func `are what is drawn today, every one that is asked for and no other`() async throws {
        let list = try GoldenList(of: folder, among: Device.known)
        var run = GoldenRun(
            requests: try await list.requests(among: Device.known), folder: folder,
            painter: try Painter(fonts: .installed()))
        run.jobs = ProcessInfo.processInfo.activeProcessorCount
        let report = try await run.run()

        let results = Dictionary(report.failures.map { ($0.name, $0) }) { first, _ in first }
        for cause in report.causes {
            let pictures = cause.names.compactMap { results[$0].map(description) }
            Issue.record(
                """
                \(cause.sentence): \(cause.names.count) pictures
                \(pictures.prefix(5).joined(separator: "\n"))
                accept with: splitframe approve --cause \(cause.id)
                """)
        }
    }

    @Test func `show every iPhone and iPad both ways in every style`() async throws {
        let list = try GoldenList(of: folder, among: Device.known)
        let names = Set(try await list.requests(among: Device.known).map(\.name))
        for device in Device.all {
            for orientation in Orientation.allCases {
                for style in SplitStyle.allCases {
                    let name = "iOS26/\(device.id)/\(orientation.name)/full/\(style.name)"
                    #expect(names.contains(name))
                }
            }
        }
    }

    @Test func `stay within their budget`() {
        #expect(GoldenBudget().excesses(in: folder) == [])
    }

    private func description(_ result: GoldenReport.Result) -> String {
        """
        \(result.name): \(result.verdict)
          expected: \(result.files.expected.map(folder.path) ?? "none")
          actual: \(result.files.actual.map(folder.path) ?? "none")
          difference: \(result.files.difference.map(folder.path) ?? "none")
        """
    }
}
