public import SplitframeInterface

/// Which display modes a style shows under a split behaviour.
public struct AllowedModes: LayoutRule {
    public static let title = "modes of the style under the behaviour"
    public var style: SplitStyle
    public var behavior: SplitBehavior

    public init(style: SplitStyle, behavior: SplitBehavior) {
        self.style = style
        self.behavior = behavior
    }

    public var provenance: Provenance {
        .documented("UISplitViewController.SplitBehavior and DisplayMode")
    }

    public var outcome: [DisplayMode] {
        switch (style, behavior) {
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
