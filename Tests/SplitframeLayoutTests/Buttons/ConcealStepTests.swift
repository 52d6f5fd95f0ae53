import SplitframeInterface
import SplitframeLayout
import Testing

struct `A step back` {
    /// Assumed, as `ConcealStep.stepBack` says: the tiles below are what was there before.
    @Test func `from two columns over tiles leaves one beside the secondary`() {
        let state = SplitState(SplitConfiguration(style: .tripleColumn))
            .settled(after: .mount(TraitEnvironment(size: Size(width: 820, height: 1180), scale: 2)))
            .settled(after: .set(.preferredDisplayMode(.twoBesideSecondary)))
            .settled(after: .layout)

        #expect(state.layout.displayMode == .twoOverSecondary)
        #expect(state.settled(after: .tapDimmingView).layout.displayMode == .oneBesideSecondary)
    }
}
