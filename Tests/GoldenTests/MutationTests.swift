import Foundation
import SplitframeDevices
import SplitframeGallery
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// Goldens that nothing could change would prove nothing.
struct `A changed constant` {
    /// What the goldens ask for, read once for all constants.
    ///
    /// Neighbours in the list show alike and notice the same constants, so that a mixed list is at its end sooner.
    private static let requests = Task {
        var numbers = SteppedNumbers(seed: 25)
        return try await GoldenList(of: Repository.goldens, among: Device.known)
            .requests(among: Device.known).shuffled(using: &numbers)
    }

    private static func selections(picturesOnly: Bool) async throws -> [Selection] {
        try await requests.value.filter { $0.keepsPicture || !picturesOnly }.compactMap(\.selection)
    }

    /// Every third where time is short: some are noticed by the last goldens alone.
    private static let metrics = MetricMutation.all.enumerated().filter { isDeepRun || $0.offset % 3 == 0 }
        .map(\.element)

    @Test(arguments: metrics)
    func `of the layout changes a golden's twin`(mutation: MetricMutation) async throws {
        let selections = try await Self.selections(picturesOnly: false)
            .filter { $0.generation == mutation.generation }
        // An exception needs a look at every golden: where time is short, at 50.
        let isShort = mutation.exception != nil && !isDeepRun
        let noticed = try selections.prefix(isShort ? 50 : selections.count).contains { selection in
            let twin = try tree(selection, selection.generation).twin
            return try mutation.mutants.contains { try tree(selection, $0).twin != twin }
        }
        #expect(noticed == (mutation.exception == nil), "\(mutation.exception ?? "nobody notices")")
    }

    /// Every sixth where time is short: each takes pictures of its own.
    private static let themes = ThemeMutation.all.enumerated().filter { isDeepRun || $0.offset % 6 == 0 }
        .map(\.element)

    @Test(arguments: themes)
    func `of a theme changes a golden's pixels`(mutation: ThemeMutation) async throws {
        let session = try Painter(fonts: .installed()).session()
        let few: Set = ["iphone-se-1", "iphone-16-pro", "iphone-16-pro-max", "ipad-mini-6"]
        let noticed = try await Self.selections(picturesOnly: true)
            .filter { $0.theme == mutation.original && few.contains($0.device.id) }
            .contains { selection in
                var wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
                // Columns have their colours where they are measured, and change has one where something moved.
                wireframe.look.annotations.insert(.frames)
                wireframe.changes = [
                    ElementChange(
                        path: "split/secondary", before: Rectangle(x: 0, y: 0, width: 90, height: 90),
                        after: Rectangle(x: 0, y: 0, width: 120, height: 90))
                ]
                let before = wireframe.scene
                wireframe.theme = mutation.theme
                guard wireframe.scene != before else { return false }
                return try session.bitmap(of: before, scale: 1)
                    != session.bitmap(of: wireframe.scene, scale: 1)
            }
        #expect(noticed, "nobody notices")
    }

    /// What a selection shows under another generation.
    private func tree(_ selection: Selection, _ generation: Generation) throws -> InterfaceTree {
        var request = selection.request
        request.generation = generation
        let state = request.state(in: try selection.request.place().environment)
        return try #require(InterfaceTree(state, contents: request.columnContents))
    }
}
