import HeadlessUIKit
import SplitframeInterface
import SplitframeWireframes
import Testing

/// A stored property that changes what a person sees is drawn, or says that it is not.
@MainActor struct `A visible property` {
    private nonisolated static let drawn = VisibleProperty.all.filter {
        if case .drawn = $0.outcome { true } else { false }
    }

    @Test(arguments: drawn)
    func `makes another picture and another twin where it is drawn`(property: VisibleProperty) throws {
        guard case .drawn(let first, let second) = property.outcome else { return }
        let (one, other) = (try tree(of: first), try tree(of: second))
        #expect(one.twin != other.twin)
        let pictures = [one, other].map { $0.scene.elements.map(\.withoutNames) }
        #expect(pictures[0] != pictures[1])
    }

    private func tree(of page: VisibleProperty.Page) throws -> InterfaceTree {
        let host = try HeadlessHost(device: "iphone-17", rootViewController: page())
        host.settle()
        return try #require(InterfaceCapture.tree(of: host))
    }

    @Test func `says that it compiles only, or does not, as the table has it`() throws {
        let graph = try SymbolGraph.ofUIKit.get()
        for property in VisibleProperty.all {
            #expect(graph.declares(property.symbol), "\(property.symbol) is not declared")
            if case .compilesOnly = property.outcome {
                #expect(graph.compilesOnly(property.symbol), "\(property.symbol)")
            } else {
                #expect(!graph.compilesOnly(property.symbol), "\(property.symbol)")
            }
        }
    }

    @Test func `stands in the table once for each of its values`() {
        let names = VisibleProperty.all.map(\.testDescription)
        #expect(names.count == Set(names).count)
    }
}
