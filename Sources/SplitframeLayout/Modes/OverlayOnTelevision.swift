import SplitframeInterface

/// The split behaviour that a television shows where an overlay is asked for.
struct OverlayOnTelevision: LayoutRule {
    static let title = "overlay on a television"
    var asked: SplitBehavior

    static let assumptions = [overlayOnTelevision]

    var provenance: Provenance { overlayOnTelevision.provenance }

    var outcome: SplitBehavior { asked == .overlay ? .tile : asked }

    var sentence: String {
        asked == outcome
            ? "A television shows the behaviour that is asked for, \(asked)."
            : "A television shows no overlay: where \(asked) is asked for, the behaviour is \(outcome)."
    }
}

private let overlayOnTelevision = Assumption(
    rule: "overlayOnTelevision", value: "tvOS tiles where an overlay is asked for",
    reason: "nothing is documented of overlays there")
