import SplitframeInterface

/// The split behaviour that a television shows where an overlay is asked for.
struct OverlayOnTelevision: LayoutRule {
    static let title = "overlay on a television"
    var asked: SplitBehavior

    static let assumptions = [overlayOnTelevision]
    private static let overlayOnTelevision = Assumption(
        rule: "overlayOnTelevision", value: "tvOS tiles where an overlay is asked for",
        reason: "nothing is documented of overlays there")

    var provenance: Provenance { Self.overlayOnTelevision.provenance }

    var outcome: SplitBehavior { asked == .overlay ? .tile : asked }
}
