public import SplitframeInterface

/// One decision of the layout core as a value: its stored properties are the inputs, `outcome` the result.
///
/// A rule reads nothing but its own inputs, so the same inputs always give the same result. Nobody but
/// `Explanation` asks for the outcome, so that every rule that takes part can be told.
public protocol LayoutRule: Hashable, Sendable {
    associatedtype Outcome: Hashable, Sendable

    /// What the rule decides, in a few words.
    static var title: String { get }

    /// What the rule does that nobody has measured or documented.
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
    /// The rule's name: the name of its type.
    static var name: String { "\(Self.self)" }

    static var assumptions: [Assumption] { [] }
}

/// The rules of the layout, for whoever wants all that they assume.
enum LayoutRules {
    static let all: [any LayoutRule.Type] = [
        CollapseWhenCompact.self, ThreeColumnFit.self, AutomaticBehavior.self, OverlayOnTelevision.self,
        AllowedModes.self,
        PreferenceUnderBehavior.self, FloatingModeResolution.self, FlatModeResolution.self,
        PopoverModeResolution.self, WantedWidth.self, CappedPrimaryWidth.self, TiledSupplementaryWidth.self,
        GrowingWidths.self, OverlaidWidths.self, WidthWithinWindow.self, FloatingFrames.self,
        FlatFrames.self, PopoverFrames.self, ButtonHost.self, RevealStep.self, ConcealStep.self,
        ColumnStyleButton.self, SecondaryOnlyButton.self, ClassicButton.self,
    ]
}
