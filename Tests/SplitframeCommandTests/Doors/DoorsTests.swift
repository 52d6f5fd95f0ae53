import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand
@testable import SplitframeGallery

/// `SPLITFRAME_DEEP=1` in the environment, as `scripts/deep` sets it, asks for 3,000 requests.
struct `A request comes to the same layout` {
    private static let seed: UInt64 = 10
    private static let requests = Array(
        RandomRequests(seed: seed).prefix(isDeepRun ? 3000 : 60).enumerated())

    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test func `of states, controllers, scenarios and goldens`() async throws {
        for (number, random) in Self.requests {
            let state = try random.request.state()
            let expected = LayoutReading(state)
            let live = try await random.live()
            #expect(live.difference(from: expected.onScreen) == nil, "live, \(number): \(random)")
            let step = try await random.played()
            let scenario = LayoutReading(.object(step.state))
            #expect(scenario.difference(from: expected) == nil, "scenario, \(number): \(random)")

            let tree = try #require(InterfaceTree(state, contents: random.request.columnContents))
            let golden = try WantedGolden(golden: Selection(random.request)).layout()?.drawn.twin
            #expect(golden == tree.twin, "golden, \(number): \(random)")
            #expect(step.tree?.twin == tree.twin, "the scenario's twin, \(number): \(random)")
        }
    }

    @Test func `that commands tell`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, random) in Self.requests {
            let state = try random.request.state()
            let expected = LayoutReading(state)
            let words = try random.words(devicesFile: folder.appending(path: "devices.json"))

            let rendered = LayoutReading(try await answer("render", words)["layout"] ?? .null)
            #expect(rendered.difference(from: expected) == nil, "render, \(number): \(random)")

            let decisions = try await answer("explain", words)
            let explained = LayoutReading(
                decisions: decisions, mirroredIn: state.mirroredWidth)
            #expect((explained == nil) == state.isCollapsed, "explain, \(number): \(random)")
            if let difference = explained?.difference(from: expected.frames) {
                Issue.record("explain, \(number): \(difference): \(random)")
            }

            // Both orientations are looked at where none is said.
            let isHeld = words.contains("--orientation")
            let held = isHeld ? [] : ["--orientation", random.request.orientation.name]
            let lint = try await answer("lint", words + held)
            #expect(
                lint["findings"]?.array == (try random.findings(on: state)), "lint, \(number): \(random)")
        }
    }

    private func answer(_ command: String, _ words: [String]) async throws -> JSON {
        let transcript = ConsoleTranscript()
        _ = await transcript.run([command] + words + ["--json"])
        return try JSON(data: Data(transcript.output))
    }
}

extension SplitState {
    /// The width in which frames are mirrored where the sidebars stand on the right; nil on the left.
    fileprivate var mirroredWidth: Double? {
        guard let environment else { return nil }
        let readsLeft = environment.layoutDirection == .rightToLeft
        let isOnRight = isPopoverShown ? readsLeft : (configuration.primaryEdge == .trailing) != readsLeft
        return isOnRight ? environment.size.width : nil
    }
}

extension RandomRequest {
    /// What is advised, with numbers as JSON writes them.
    fileprivate func findings(on state: SplitState) throws -> [JSON] {
        try Advice.findings(on: [
            AdvicePlace(
                device: request.device.id, place: "\(request.orientation.name), \(request.window.name)",
                state: state, contents: request.columnContents)
        ]).map { try JSON(data: Data(Finding.form.json(of: $0).compactText.utf8)) }
    }
}
