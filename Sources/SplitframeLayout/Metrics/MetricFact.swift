public import SplitframeInterface

/// One number of a generation's metrics with the place it comes from.
public struct MetricFact: Hashable, Sendable {
    /// The metric's name in `SplitMetrics`.
    public var name: String
    /// The value in points; a share from 0 to 1.
    public var value: Double
    public var provenance: Provenance
}
