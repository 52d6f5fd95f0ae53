import SplitframeInterface
import SplitframeLayout
import Testing

struct `Modes of a style under a behaviour` {
    /// Documented: UISplitViewController.SplitBehavior.
    @Test(arguments: [
        (SplitStyle.doubleColumn, SplitBehavior.tile, [DisplayMode.secondaryOnly, .oneBesideSecondary]),
        (.doubleColumn, .overlay, [.secondaryOnly, .oneOverSecondary]),
        (.doubleColumn, .displace, [.secondaryOnly, .oneBesideSecondary]),
        (.unspecified, .tile, [.secondaryOnly, .oneBesideSecondary]),
        (.tripleColumn, .tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
        (.tripleColumn, .overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
        (.tripleColumn, .displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
    ])
    func `are those of the documented table`(style: SplitStyle, behavior: SplitBehavior, modes: [DisplayMode])
    {
        #expect(style.modes(under: behavior) == modes)
    }
}
