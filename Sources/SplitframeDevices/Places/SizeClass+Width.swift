public import SplitframeInterface

extension SizeClass {
    /// The narrowest window in points known to be regular; the widest known compact one has 639.
    private static let regularWidth = 678.0

    static let widthProvenance = Provenance.assumed(
        "regular from 678 points on, which reproduces every known window of Split View; "
            + "the width of the switch itself is unpublished, somewhere in 640...678")

    /// The horizontal size class of an iPad's window for which nothing was published.
    public init(width: Double) {
        self = width >= Self.regularWidth ? .regular : .compact
    }
}
