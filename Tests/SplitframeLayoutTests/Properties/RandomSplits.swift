import SplitframeInterface
import SplitframeLayout

/// A small linear generator: the same seed gives the same configurations on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Random configurations in random places, reproducible from their seed.
enum RandomSplits {
    static func environment(_ generator: inout SeededGenerator, isRegular: Bool = false) -> TraitEnvironment {
        let scale = Double(Int.random(in: 1...3, using: &generator))
        let pixels = { (range: ClosedRange<Double>, generator: inout SeededGenerator) in
            (Double.random(in: range, using: &generator) * scale).rounded() / scale
        }
        let hasSideInsets = Int.random(in: 0..<4, using: &generator) == 0
        return TraitEnvironment(
            size: Size(width: pixels(320...1400, &generator), height: pixels(300...1400, &generator)),
            scale: scale,
            safeArea: EdgeInsets(
                top: [0, 20, 24, 32, 59].randomElement(using: &generator) ?? 0,
                left: hasSideInsets ? [44, 59, 62].randomElement(using: &generator) ?? 0 : 0,
                bottom: [0, 20, 25, 34].randomElement(using: &generator) ?? 0,
                right: hasSideInsets ? [0, 59].randomElement(using: &generator) ?? 0 : 0),
            horizontalSizeClass: isRegular || Int.random(in: 0..<4, using: &generator) > 0
                ? .regular : .compact,
            layoutDirection: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
    }

    static func configuration(_ generator: inout SeededGenerator, for generation: Generation)
        -> SplitConfiguration
    {
        let style =
            generation == .iOS7
            ? .unspecified : SplitStyle.allCases.randomElement(using: &generator) ?? .doubleColumn
        var configuration = SplitConfiguration(style: style)
        if Int.random(in: 0..<5, using: &generator) == 0 { configuration.columns.set(.inspector, to: true) }
        configuration.preferredDisplayMode =
            DisplayMode.allCases.randomElement(using: &generator) ?? .automatic
        configuration.preferredSplitBehavior =
            SplitBehavior.allCases.randomElement(using: &generator) ?? .automatic
        configuration.primaryEdge = Bool.random(using: &generator) ? .leading : .trailing
        configuration.primaryBackgroundStyle =
            [nil, BackgroundStyle.none, .sidebar].randomElement(using: &generator) ?? nil
        configuration.presentsWithGesture = Int.random(in: 0..<4, using: &generator) > 0
        configuration.showsSecondaryOnlyButton = Bool.random(using: &generator)
        configuration.primaryWidth = width(&generator)
        configuration.supplementaryWidth = width(&generator)
        configuration.secondaryWidth.minimum = points(&generator, 100...700)
        configuration.inspectorWidth = width(&generator)
        return configuration
    }

    private static func width(_ generator: inout SeededGenerator) -> ColumnWidthPreference {
        ColumnWidthPreference(
            preferred: points(&generator, 0...900),
            preferredFraction: points(&generator, 0...1000).map { $0 / 1000 },
            minimum: points(&generator, 0...500), maximum: points(&generator, 100...900))
    }

    private static func points(
        _ generator: inout SeededGenerator, _ range: ClosedRange<Double>
    ) -> Double? {
        Int.random(in: 0..<3, using: &generator) == 0
            ? Double.random(in: range, using: &generator).rounded() : nil
    }
}
