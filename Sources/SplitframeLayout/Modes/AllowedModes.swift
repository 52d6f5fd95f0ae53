public import SplitframeInterface

/// The display modes that a style shows under a split behaviour.
struct AllowedModes: LayoutRule {
    static let title = "modes of the style under the behaviour"
    var style: SplitStyle
    var behavior: Decided<SplitBehavior>

    var provenance: Provenance {
        .documented("UISplitViewController.SplitBehavior and DisplayMode")
    }

    var outcome: [DisplayMode] { style.modes(under: behavior.value) }

    var sentence: String {
        outcome.isEmpty
            ? "The behaviour \(behavior) has no modes of its own."
            : "Under the behaviour \(behavior) the style \(style) has the modes \(outcome.map(\.name).list())."
    }
}

extension SplitStyle {
    /// The display modes that a split view of this style shows under a behaviour, with the fewest columns first.
    public func modes(under behavior: SplitBehavior) -> [DisplayMode] {
        switch (self, behavior) {
        case (.unspecified, .tile), (.unspecified, .displace), (.doubleColumn, .tile),
            (.doubleColumn, .displace):
            [.secondaryOnly, .oneBesideSecondary]
        case (.unspecified, .overlay), (.doubleColumn, .overlay):
            [.secondaryOnly, .oneOverSecondary]
        case (.tripleColumn, .tile):
            [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case (.tripleColumn, .overlay):
            [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case (.tripleColumn, .displace):
            [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        case (_, .automatic):
            []
        }
    }
}
