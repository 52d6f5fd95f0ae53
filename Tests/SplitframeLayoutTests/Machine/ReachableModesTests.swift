import SplitframeInterface
import SplitframeLayout
import Testing

struct `A map of modes` {
    func map(_ configuration: SplitConfiguration, _ generation: Generation) -> ReachableModes {
        ReachableModes(
            from: SplitState(configuration, generation: generation).settled(
                after: .mount(TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2))))
    }

    /// Documented for overlays: the button reveals one column after the other; back is one step at a time.
    @Test func `shows the way through three overlaid columns`() {
        var configuration = SplitConfiguration(style: .tripleColumn)
        configuration.preferredSplitBehavior = .overlay
        let map = map(configuration, .iOS14)

        #expect(
            map.states.map(\.layout.displayMode) == [.secondaryOnly, .oneOverSecondary, .twoOverSecondary])
        #expect(map.edges.contains(ReachableModes.Edge(from: 0, to: 1, action: .tapDisplayModeButton)))
        #expect(map.edges.contains(ReachableModes.Edge(from: 2, to: 1, action: .tapDimmingView)))
        #expect(!map.edges.contains { $0.from == 2 && $0.action == .tapDisplayModeButton })
    }

    @Test func `ends at once where gesture and button are off`() {
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.presentsWithGesture = false
        #expect(map(configuration, .iOS26).edges.isEmpty)
    }
}
