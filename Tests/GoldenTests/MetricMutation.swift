import SplitframeInterface
import Testing

/// One figure of a generation, a little smaller and a little larger.
struct MetricMutation: Sendable, CustomTestStringConvertible {
    var name: FigureName
    var generation: Generation
    /// The generation with the figure changed; a limit may hide one of the changes.
    var mutants: [Generation]
    /// Why no golden notices it.
    var exception: String?

    var testDescription: String { "\(generation) \(name)" }

    static let all = iOS27 + iOS26 + iOS14 + iOS7

    private static let iOS27 = mutations(
        of: .iOS27,
        exceptions: [
            .automaticInspectorMinimum: wideEnough, .automaticInspectorMaximum: wideEnough,
            .narrowestOneBeside: threshold, .televisionPrimaryShare: television,
            .televisionSupplementaryShare: television,
            .formSheetWidth: presented, .formSheetHeight: presented, .alertWidth: presented,
        ])
    private static let iOS26 = mutations(
        of: .iOS26,
        exceptions: [
            .automaticInspectorMinimum: wideEnough, .automaticInspectorMaximum: wideEnough,
            .narrowestOneBeside: threshold,
            .formSheetWidth: presented, .formSheetHeight: presented, .alertWidth: presented,
        ])
    private static let iOS14 = mutations(
        of: .iOS14,
        exceptions: [
            .automaticSecondaryMinimum: threshold, .displacedSecondaryMinimum: threshold,
            .portraitTileWidth: threshold, .televisionPrimaryShare: television,
            .televisionSupplementaryShare: television,
            .formSheetWidth: presented, .formSheetHeight: presented, .alertWidth: presented,
        ])
    private static let iOS7 = mutations(
        of: .iOS7,
        exceptions: [
            .automaticPrimaryMinimum: "the primary column has one width in iOS 7",
            .televisionPrimaryShare: television, .televisionSupplementaryShare: television,
            .formSheetWidth: presented, .formSheetHeight: presented, .alertWidth: presented,
        ])

    private static let presented = "no selection presents anything; truth tests hold it"
    private static let wideEnough = "assumed; no golden asks for an inspector of another width"
    private static let threshold = "decides between windows that no device has a point apart"
    private static let television = "the goldens' television runs the usual system"

    private static func mutations(
        of generation: Generation, exceptions: [FigureName: String]
    ) -> [MetricMutation] {
        FigureName.allCases.compactMap { name in
            guard let figure = generation.figure(name), figure.value.isFinite, figure.value > 0 else {
                return nil
            }
            let mutants = [-1.0, 1].map { sign in
                let value = figure.value + sign * (figure.value < 1 ? 0.1 : 1)
                return generation.changed(
                    name: generation.name, release: generation.release,
                    figures: [name: SourcedNumber(value, figure.provenance)])
            }
            return MetricMutation(
                name: name, generation: generation, mutants: mutants, exception: exceptions[name])
        }
    }
}
