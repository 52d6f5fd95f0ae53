import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

/// The whole of another generation: nothing else needs to know of it.
extension Generation {
    fileprivate static let wideMargins = Generation.iOS26.changed(
        name: "iOS26wide", release: "26 with wide margins",
        figures: [.sidebarInset: Figure(16, .assumed("a generation made for this test"))])
}

struct `A further generation` {
    private func resolved(_ generation: Generation, _ style: SplitStyle) throws -> ResolvedSelection {
        var selection = Selection(device: .iPad10th)
        selection.generation = generation
        selection.style = style
        selection.orientation = .landscape
        return try ResolvedSelection(selection)
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

    @Test func `moves the picture, which names it`() throws {
        let further = try resolved(.wideMargins, .doubleColumn)
        #expect(further.wireframe.scene != (try resolved(.iOS26, .doubleColumn)).wireframe.scene)
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
