import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

/// The whole of another generation: nothing else needs to know of it.
extension Generation {
    fileprivate static let wideMargins = Generation.iOS26.changed(
        name: "iOS26wide", release: "26 with wide margins",
        figures: [.sidebarInset: SourcedNumber(16, forThisTest)],
        bars: [
            .navigationBarHeight: PerScreen(60, forThisTest),
            .navigationBarMargin: PerScreen(phone: 16, low: 38, pad: 30, forThisTest),
        ])
    private static let forThisTest = Provenance.assumed("a generation made for this test")
}

struct `A further generation` {
    private func resolved(_ generation: Generation, _ style: SplitStyle) throws -> ResolvedRequest {
        var request = SplitRequest(on: .iPad10th)
        request.generation = generation
        request.style = style
        request.orientation = .landscape
        return try ResolvedRequest(request)
    }

    /// iPad (10th generation): 1180 by 820, insets 24 above and 20 below on iOS 26.
    @Test func `moves layout and tree`() throws {
        let further = try resolved(.wideMargins, .doubleColumn)
        let top = further.place.environment.safeArea.top
        let bottom = further.place.environment.safeArea.bottom
        let below = max(16, bottom - 16)

        let primary = try #require(further.layout.column(.primary))
        #expect(
            primary.frame == Rectangle(x: 16, y: max(16, top), width: 320, height: 820 - max(16, top) - below)
        )
        #expect(further.layout.column(.secondary)?.safeArea.left == 336)
        let element = further.tree.root.children.first { $0.name == "primary" }
        #expect(element?.frame == primary.frame)
        #expect(further.tree.generation.name == "iOS26wide")
    }

    /// The display-mode button stands at the margin of the sidebar's bar, which has grown from 54 to 60 points.
    @Test func `moves what stands in bars`() throws {
        let primary = try resolved(.wideMargins, .doubleColumn).tree.root.children.first {
            $0.name == "primary"
        }
        let bar = try #require(primary?.children.first { $0.name == "bar" })
        let content = try #require(primary?.children.first { $0.name == "content" })
        #expect(bar.frame.height == 60 && content.frame.minY == bar.frame.minY + 60)
        let button = try #require(bar.children.first { $0.name == "displayModeButton" })
        #expect(button.frame.minX == bar.frame.minX + 30)
        #expect(Generation.wideMargins.figure(.navigationBarHeight, on: .pad)?.provenance.kind == "assumed")
    }

    @Test func `moves the picture, which names it`() throws {
        let further = try resolved(.wideMargins, .doubleColumn)
        #expect(
            further.wireframe(.picture).scene
                != (try resolved(.iOS26, .doubleColumn)).wireframe(.picture).scene)
        #expect(further.caption.contains("26 with wide margins"))
    }

    @Test(arguments: [SplitStyle.unspecified, .doubleColumn, .tripleColumn])
    func `says measured nowhere where it changed something`(style: SplitStyle) throws {
        let known = try resolved(.iOS26, style).state.explainedLayout.decisions
        let further = try resolved(.wideMargins, style).state.explainedLayout.decisions
        #expect(known.map(\.rule) == further.map(\.rule))
        let changed = zip(known, further).filter { $0.result != $1.result }.map(\.1)
        #expect(changed.contains { $0.rule == "FloatingFrames" })
        for decision in changed { #expect(decision.provenance.kind == "assumed", "\(decision.rule)") }
    }
}
