import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import Testing

@testable import SplitframePictures
@testable import SplitframeWireframes

struct `Several pictures with overlays` {
    /// iPadOS 26 dims nothing beneath an overlay; a small picture without grey looks like one of tiled columns.
    @Test(arguments: [(Generation.iOS26, true), (.iOS14, false)])
    func `dims what lies beneath overlays, and says where the system does not`(
        generation: Generation, says: Bool
    ) throws {
        let selections = try [DisplayMode.oneBesideSecondary, .oneOverSecondary].map { mode in
            var selection = Selection(device: try Device.named("ipad-mini-6"))
            (selection.generation, selection.displayMode) = (generation, mode)
            if mode == .oneOverSecondary { selection.splitBehavior = .overlay }
            return selection
        }
        let scene = try #require(try SheetPlan.sheets(of: selections).first).scene(of: selections)
        #expect(
            scene.elements.texts.joined(separator: " ")
                .ranges(of: "dimmed beneath an overlay here, not on the device").count == (says ? 1 : 0))
        let pair = try Picture(.pair(before: .selection(selections[0]), after: .selection(selections[1])))
        #expect(
            pair.scene.elements.texts.joined(separator: " ")
                .contains("dimmed beneath an overlay here, not on the device") == says)
        // Without a title nothing would say so.
        var bare = selections[1]
        bare.look.caption = .none
        let (wordless, plain) = (
            try Picture(.pair(before: .selection(bare), after: .selection(bare))).scene,
            try Picture(.pair(before: .selection(selections[1]), after: .selection(selections[1]))).scene
        )
        let veil = WireframeTheme.light.overlayVeil
        #expect(plain.elements.fills.contains(veil) == says && !wordless.elements.fills.contains(veil))
    }
}

extension [SceneElement] {
    /// The colours of all filled shapes.
    fileprivate var fills: [Color] {
        flatMap { element -> [Color] in
            switch element {
            case .shape(let shape): [shape.fill].compactMap(\.self)
            case .text: []
            case .group(let group): group.elements.fills
            }
        }
    }
}
