/// The number of pixels that may differ; if both limits are set, the stricter one applies.
struct DifferenceTolerance: Sendable {
    var pixels: Int?
    /// A share of all pixels, 0 to 1.
    var ratio: Double?

    /// The number of pixels that may differ; 0 without a limit.
    func allowance(of total: Int) -> Int {
        isSet ? min(pixels ?? .max, ratio.map { Int($0 * Double(total)) } ?? .max) : 0
    }

    var isSet: Bool { pixels != nil || ratio != nil }

    /// The measured value and the allowed one, if a limit is set.
    func lines(on outcome: DifferenceOutcome) -> [String] {
        guard isSet, let count = outcome.count else { return [] }
        let headroom = outcome.allowed - count
        return [
            "allowed pixels: \(outcome.allowed), "
                + (headroom >= 0 ? "headroom \(headroom)" : "exceeded by \(-headroom)")
        ]
    }

    /// A warning if the tolerance is not needed, because it would hide the next change.
    func warning(on outcome: DifferenceOutcome) -> String? {
        guard isSet, outcome.count == 0, outcome.allowed > 0 else { return nil }
        return "Nothing differs, so the tolerance only hides the next change: leave it out."
    }
}
