import Foundation
import SplitframeDevices
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import Testing

struct `The goldens in Snapshots` {
    private let folder = Repository.goldens

    /// Under continuous integration the release build says the same in seconds, in `.ci/run`.
    private static let isVerifiedApart = ProcessInfo.processInfo.environment["CI"] == "true"

    @Test(.disabled(if: isVerifiedApart))
    func `are what is drawn today, every one that is asked for and no other`() async throws {
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
            for orientation in device.orientations {
                for style in SplitStyle.allCases {
                    let name = "\(device.usualGeneration)/\(device.id)/\(orientation.name)/full/\(style.name)"
                    #expect(names.contains(name))
                }
            }
        }
    }

    /// A repository stays quick to clone.
    @Test func `take at most 300 KiB a picture and 20 MiB together`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix(GoldenFolder.pendingName) }
        let sizes = try files.compactMap { file -> (file: String, bytes: Int)? in
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: file))
            // Folders are nothing that anybody clones.
            guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
            return (file: file, bytes: try #require(attributes[.size] as? Int))
        }
        #expect(sizes.filter { $0.file.hasSuffix(".png") && $0.bytes > 300 << 10 }.map(\.file) == [])
        #expect(sizes.map(\.bytes).reduce(0, +) <= 20 << 20)
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
