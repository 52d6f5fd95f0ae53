import SplitframeInterface
import SplitframeLayout
import Testing

/// One number of a generation's metrics, a little smaller and a little larger.
struct MetricMutation: Sendable, CustomTestStringConvertible {
    var name: String
    var generation: Generation
    /// The metrics with the number changed; a limit may hide one of the changes.
    var metrics: [SplitMetrics]
    /// Why no golden notices it.
    var exception: String?

    var testDescription: String { "\(generation) \(name)" }

    static let all = iOS26 + iOS14 + iOS7

    private static let iOS26 = mutations(
        of: .iOS26,
        exceptions: [
            "automaticInspectorMinimum": wideEnough, "automaticInspectorMaximum": wideEnough,
            "displacedSecondaryMinimum": "iOS 26 displaces nothing", "narrowestOneBeside": threshold,
        ])
    private static let iOS14 = mutations(
        of: .iOS14,
        exceptions: [
            "automaticSecondaryMinimum": threshold, "displacedSecondaryMinimum": threshold,
            "portraitTileWidth": threshold, "televisionPrimaryShare": television,
        ])
    private static let iOS7 = mutations(
        of: .iOS7,
        exceptions: [
            "automaticPrimaryMinimum": "the primary column has one width in iOS 7",
            "televisionPrimaryShare": television,
            "automaticTriplePrimaryWidth": twoColumns, "automaticSupplementaryWidth": twoColumns,
        ])

    private static let wideEnough = "assumed; no golden asks for an inspector of another width"
    private static let threshold = "decides between windows that no device has a point apart"
    private static let television = "Apple TV is drawn with iOS 26 alone"
    private static let twoColumns = "iOS 7 has two columns"

    private static func mutations(
        of metrics: SplitMetrics, exceptions: [String: String]
    ) -> [MetricMutation] {
        numbers.filter { metrics[keyPath: $0.path].isFinite && metrics[keyPath: $0.path] > 0 }
            .map { name, path in
                let mutated = [-1.0, 1].map { sign in
                    var mutated = metrics
                    mutated[keyPath: path] += sign * (metrics[keyPath: path] < 1 ? 0.1 : 1)
                    return mutated
                }
                return MetricMutation(
                    name: name, generation: metrics.generation, metrics: mutated,
                    exception: exceptions[name])
            }
    }

    static var numbers: [(name: String, path: WritableKeyPath<SplitMetrics, Double>)] {
        [
            ("automaticPrimaryWidth", \.automaticPrimaryWidth),
            ("automaticTriplePrimaryWidth", \.automaticTriplePrimaryWidth),
            ("automaticSupplementaryWidth", \.automaticSupplementaryWidth),
            ("televisionPrimaryShare", \.televisionPrimaryShare),
            ("automaticInspectorWidth", \.automaticInspectorWidth),
            ("automaticPrimaryMinimum", \.automaticPrimaryMinimum),
            ("automaticSupplementaryMinimum", \.automaticSupplementaryMinimum),
            ("automaticSecondaryMinimum", \.automaticSecondaryMinimum),
            ("automaticInspectorMinimum", \.automaticInspectorMinimum),
            ("automaticSidebarMaximum", \.automaticSidebarMaximum),
            ("automaticInspectorMaximum", \.automaticInspectorMaximum),
            ("narrowestOneBeside", \.narrowestOneBeside),
            ("sidebarInset", \.sidebarInset),
            ("displacedSecondaryMinimum", \.displacedSecondaryMinimum),
            ("portraitTileWidth", \.portraitTileWidth),
            ("popoverMargin", \.popoverMargin),
            ("navigationBarHeight", \.navigationBarHeight),
        ]
    }
}
