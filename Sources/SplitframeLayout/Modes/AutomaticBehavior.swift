import SplitframeInterface

/// The split behaviour that iOS 8 to 18 choose automatically.
struct AutomaticBehavior<Number: LayoutNumber>: LayoutRule {
    static var title: String { "automatic split behaviour" }
    var style: SplitStyle
    /// The split view's size in points.
    var size: Size
    var fitsThree: Decided<Bool>
    /// The width that two displacing columns would leave to the secondary.
    var widthLeftForSecondary: Number
    var displacedSecondaryMinimum: Number
    var portraitTileWidth: Number
    var inputs: RuleInputs {
        RuleInputs(
            [widthLeftForSecondary, displacedSecondaryMinimum, portraitTileWidth],
            decided: [fitsThree.decision])
    }

    static var assumptions: [Assumption] { [behaviorBuckets] }

    var provenance: Provenance { behaviorBuckets.provenance }

    var outcome: SplitBehavior {
        let isLandscape = size.width > size.height
        if style == .tripleColumn {
            if fitsThree.value { return .tile }
            return isLandscape && widthLeftForSecondary >= displacedSecondaryMinimum ? .displace : .overlay
        }
        return isLandscape || size.width >= portraitTileWidth.points ? .tile : .overlay
    }

    var sentence: String {
        let result =
            style == .unspecified
            ? "so the primary lies \(outcome == .overlay ? "over" : "beside") the secondary."
            : "so the automatic behaviour is \(outcome)."
        let isLandscape = size.width > size.height
        if style == .tripleColumn {
            if fitsThree.value { return "Three columns fit beside each other, \(result)" }
            return isLandscape
                ? "Three columns do not fit; two that displace the secondary leave it "
                    + "\(widthLeftForSecondary.lengthText) points, where \(displacedSecondaryMinimum.lengthText) "
                    + "are enough, \(result)"
                : "Three columns do not fit in portrait, \(result)"
        }
        return isLandscape
            ? "Two columns fit in landscape, \(result)"
            : "In portrait two columns need \(portraitTileWidth.lengthText) points and have "
                + "\(size.width.lengthText), \(result)"
    }
}

private let behaviorBuckets = Assumption(
    rule: "behaviorBuckets",
    value:
        "three columns tile when all fit, else displace in landscape where enough is left, else overlay; "
        + "two columns tile in landscape or in a wide portrait window, else overlay",
    reason: "iOS 14 to 18 choose by width and aspect, without public numbers")

/// The split behaviour that a television shows where an overlay is asked for.
struct OverlayOnTelevision: LayoutRule {
    static let title = "overlay on a television"
    var asked: SplitBehavior
    var inputs: RuleInputs { RuleInputs() }

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
