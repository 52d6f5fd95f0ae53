public import SplitframeInterface

extension SizeClass {
    /// The width in points of the narrowest window known to be regular; the widest known compact one has 639.
    private static let regularWidth = 678.0

    static let widthProvenance = Provenance.assumed(
        "regular from 678 points on, which reproduces every known window of Split View; "
            + "the width of the switch itself is unpublished, somewhere in 640...678")

    /// The horizontal size class of an iPad's window without published values.
    public init(width: Double) {
        self = width >= Self.regularWidth ? .regular : .compact
    }
}
