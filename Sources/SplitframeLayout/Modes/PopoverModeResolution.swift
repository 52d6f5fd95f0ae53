import SplitframeGeometry
import SplitframeInterface

/// Whether iOS 7 shows both panes: in landscape, and in portrait where the delegate keeps the primary visible.
struct PopoverModeResolution: LayoutRule {
    static let title = "panes of iOS 7"
    var size: Size
    /// The delegate's answer for this orientation; nil where it has none.
    var shouldHide: Bool?

    var provenance: Provenance { .documented("iOS Human Interface Guidelines, 2014") }

    var outcome: ResolvedMode {
        let hides = shouldHide ?? (size.width <= size.height)
        return ResolvedMode(hides ? .secondaryOnly : .oneBesideSecondary, .tile)
    }
}
