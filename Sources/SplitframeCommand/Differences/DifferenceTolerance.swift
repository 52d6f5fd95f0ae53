/// How many pixels may differ; where both limits are set, the stricter one holds.
struct DifferenceTolerance: Sendable {
    var pixels: Int?
    /// A share of all pixels, 0 to 1.
    var ratio: Double?

    /// How many of a number of pixels may differ; none where nothing was said.
    func allowance(of total: Int) -> Int {
        isSet ? min(pixels ?? .max, ratio.map { Int($0 * Double(total)) } ?? .max) : 0
    }

    var isSet: Bool { pixels != nil || ratio != nil }

    /// The measured value beside the allowed one, where a limit was set.
    func lines(on outcome: DifferenceOutcome) -> [String] {
        guard isSet, let count = outcome.count else { return [] }
        let headroom = outcome.allowed - count
        return [
            "allowed pixels: \(outcome.allowed), "
                + (headroom >= 0 ? "headroom \(headroom)" : "exceeded by \(-headroom)")
        ]
    }

    /// Slack that is not needed hides the next change.
    func warning(on outcome: DifferenceOutcome) -> String? {
        guard isSet, outcome.count == 0, outcome.allowed > 0 else { return nil }
        return "Nothing differs, so the tolerance only hides the next change: leave it out."
    }
}
