import SplitframeInterface

/// Whether three columns fit beside each other, each at its minimum.
struct ThreeColumnFit: LayoutRule {
    static let title = "three columns fit"
    /// The split view's width on the pixel grid, in points.
    var width: Double
    /// The width of the separators, and of the sidebar's inset where it floats.
    var between: Double
    var minimumPrimary: Double
    var minimumSupplementary: Double
    var minimumSecondary: Double
    /// The width of a shown inspector, else 0.
    var inspector: Double
    var generation: Generation

    var provenance: Provenance {
        guard inspector == 0 else { return OpenQuestions.inspectorInFit.provenance }
        return switch generation {
        case .iOS26: .measuredOnPad
        case .iOS14, .iOS7: OpenQuestions.behaviorBuckets.provenance
        }
    }

    var outcome: Bool {
        width >= minimumPrimary + minimumSupplementary + between + minimumSecondary + inspector
    }
}
