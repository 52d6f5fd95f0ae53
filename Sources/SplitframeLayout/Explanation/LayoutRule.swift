public import SplitframeInterface

/// One decision of the layout core as a value: its stored properties are the inputs, `outcome` the result.
///
/// A rule reads nothing but its own inputs, so the same inputs always give the same result. Nobody but
/// `Explanation` asks for the outcome, so that every rule that takes part can be told.
public protocol LayoutRule: Sendable {
    associatedtype Outcome: Hashable, Sendable

    /// What the rule decides, in a few words.
    static var title: String { get }

    /// What the rule does that has been neither measured nor documented.
    static var assumptions: [Assumption] { get }

    /// Where the rule comes from, for these inputs.
    ///
    /// Measured means on an iPad of iOS 26.1; `Explanation` knows where that does not hold.
    var provenance: Provenance { get }

    /// What the rule decides for its inputs.
    var outcome: Outcome { get }

    /// The outcome and what led to it, as a sentence for people.
    var sentence: String { get }
}

extension LayoutRule {
    /// The rule's name: the name of its type, whatever numbers it computes with.
    static var name: String { String("\(Self.self)".prefix { $0 != "<" }) }

    static var assumptions: [Assumption] { [] }
}

/// The rules of the layout, for whoever wants all that they assume.
enum LayoutRules {
    static let all: [any LayoutRule.Type] = [
        CollapseWhenCompact.self, ThreeColumnFit<Double>.self, ColumnBesideFit<Double>.self,
        AutomaticBehavior<Double>.self,
        OverlayOnTelevision.self,
        AllowedModes.self,
        PreferenceUnderBehavior.self, FloatingModeResolution<Double>.self, FlatModeResolution.self,
        PopoverModeResolution.self, WantedWidth<Double>.self, CappedPrimaryWidth<Double>.self,
        TiledSupplementaryWidth<Double>.self,
        GrowingWidths<Double>.self, OverlaidWidths<Double>.self, WidthWithinWindow<Double>.self,
        BoundaryOnFold<Double>.self, WidthUpToFold<Double>.self,
        FloatingFrames<Double>.self,
        FlatFrames<Double>.self, PopoverFrames<Double>.self, ButtonHost.self, RevealStep.self,
        ConcealStep.self,
        ColumnStyleButton.self, SecondaryOnlyButton.self, ClassicButton.self,
    ]
}
