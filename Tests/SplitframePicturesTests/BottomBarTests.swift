import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A bar at a column's end` {
    /// WhatFiguresShow.md: a tint tells the column.
    @Test(arguments: [Generation.iOS14, .iOS7]) func `wears the colour of its own column`(
        generation: Generation
    ) throws {
        var selection = Selection(device: .iPad2)
        selection.generation = generation
        (selection.style, selection.orientation) = (.unspecified, .landscape)
        selection.contents = [.primary: .tabs, .secondary: .text]
        let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
        let theme = wireframe.look.colors
        let fills = wireframe.scene.elements.flatMap(\.fills)
        #expect(wireframe.tree.element(named: "primary.tabBar") != nil)
        #expect(!fills.contains(theme.supplementary))
    }
}

extension SceneElement {
    fileprivate var fills: [Color] {
        switch self {
        case .shape(let shape): [shape.fill].compactMap(\.self)
        case .text: []
        case .group(let group): group.elements.flatMap(\.fills)
        }
    }
}
