import SplitframeInterface

/// One decision of the layout core as a value: its stored properties are the inputs, `outcome` is the result.
///
/// A rule reads nothing but its own inputs, so the same inputs always give the same result. Only `Explanation` calls
/// `outcome`, so that every rule that is applied can be explained.
protocol LayoutRule: Sendable {
    associatedtype Outcome: Hashable, Sendable

    /// The subject of the rule, in a few words.
    static var title: String { get }

    /// The assumptions that the rule makes, for lack of a measurement or documentation.
    static var assumptions: [Assumption] { get }

    /// The stored properties that may depend on earlier decisions: numbers, and decided values.
    var inputs: RuleInputs { get }

    /// The source of the rule, for these inputs.
    ///
    /// "Measured" means on an iPad of iOS 26.1; `Explanation` accounts for other devices and generations.
    var provenance: Provenance { get }

    /// The result of the rule for its inputs.
    var outcome: Outcome { get }

    /// The outcome and its reasons, as a sentence for people.
    var sentence: String { get }
}

extension LayoutRule {
    /// The name of the rule: the name of its type without the kind of number.
    static var name: String { String("\(Self.self)".prefix { $0 != "<" }) }

    static var assumptions: [Assumption] { [] }
}

/// All rules of the layout, from which their assumptions are collected.
enum LayoutRules {
    static let all: [any LayoutRule.Type] = [
        CollapseWhenCompact.self, ThreeColumnFit<Double>.self, ColumnBesideFit<Double>.self,
        AutomaticBehavior<Double>.self, OverlayOnTelevision.self, AllowedModes.self,
        PreferenceUnderBehavior.self, FloatingModeResolution<Double>.self, FlatModeResolution.self,
        PopoverModeResolution.self, WantedWidth<Double>.self, CappedPrimaryWidth<Double>.self,
        TiledSupplementaryWidth<Double>.self, GrowingWidths<Double>.self, OverlaidWidths<Double>.self,
        WidthWithinWindow<Double>.self, BoundaryOnFold<Double>.self, WidthUpToFold<Double>.self,
        FloatingFrames<Double>.self, FlatFrames<Double>.self, SlidingPaneFrames<Double>.self, ButtonHost.self,
        RevealStep.self, ConcealStep.self, ColumnStyleButton.self, SecondaryOnlyButton.self,
        ClassicButton.self,
    ]
}
