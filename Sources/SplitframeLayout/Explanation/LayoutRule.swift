public import SplitframeInterface

/// One decision of the layout core as a value: its stored properties are the inputs, `outcome` the result.
///
/// A rule reads nothing but its own inputs, so the same inputs always give the same result.
public protocol LayoutRule: Hashable, Sendable {
    associatedtype Outcome: Hashable, Sendable

    /// What the rule decides, in a few words.
    static var title: String { get }

    /// Where the rule comes from.
    var provenance: Provenance { get }

    /// What the rule decides for its inputs.
    var outcome: Outcome { get }
}

extension LayoutRule {
    /// The rule's name: the name of its type.
    static var name: String { "\(Self.self)" }
}

extension Provenance {
    /// Read off an iPad (A16) simulator of iOS 26.1.
    static let measuredOnPad = Provenance.measured(system: "iOS 26.1", device: "simulator, iPad (A16)")
}
