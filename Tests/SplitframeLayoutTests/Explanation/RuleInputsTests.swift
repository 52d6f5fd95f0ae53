import SplitframeInterface
import Testing

@testable import SplitframeLayout

struct `The inputs of a rule` {
    private struct Inputs {
        var width: ReasonedNumber
        var given: ReasonedNumber?
        var missing: ReasonedNumber?
        var insets: ReasonedNumber.Insets
        var columns: [PlacedColumn<ReasonedNumber>]
        var mode: Decided<DisplayMode>
        var modes: Decided<[DisplayMode]>
        var column: Decided<Column?>
        var pair: (isFree: Bool, width: ReasonedNumber)
    }

    private static func number(_ decision: Int) -> ReasonedNumber {
        ReasonedNumber(Double(decision), as: .edge, from: nil).given(by: decision, .assumed("a test"))
    }

    /// All decisions in a value, found by mirrors.
    private static func decisions(in value: Any) -> Set<Int> {
        if let number = value as? ReasonedNumber { return number.basis.decisions }
        if let decision = value as? DecisionIndex { return [decision.index] }
        return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(decisions(in: $1.value)) }
    }

    @Test func `are all that mirrors find, in lists, optionals, tuples and nested values`() throws {
        let number = Self.number
        let frame = ReasonedNumber.Frame(x: number(5), y: number(6), width: number(7), height: number(8))
        let insets = ReasonedNumber.Insets(
            top: number(2), left: number(3), bottom: number(4), right: number(4))
        let inputs = Inputs(
            width: number(0), given: number(1), missing: nil, insets: insets,
            columns: [PlacedColumn(column: .primary, frame: frame, safeArea: insets)],
            mode: Decided(.oneBesideSecondary, by: DecisionIndex(index: 9)),
            modes: Decided([.secondaryOnly], by: DecisionIndex(index: 10)),
            column: Decided(nil, by: DecisionIndex(index: 11)), pair: (true, number(12)))
        #expect(RuleInputs(of: inputs).basis.decisions == Set(0...12))
        #expect(RuleInputs(of: inputs).basis.decisions == Self.decisions(in: inputs))
    }
}
