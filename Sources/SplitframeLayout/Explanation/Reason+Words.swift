import SplitframeGeometry

extension Reason.Sum {
    /// The sum in one line: `522.5 = 1133 − 610 (supplementary) − 0.5 (separator)`.
    public var words: String {
        let sum = terms.enumerated().map { index, term in
            let sign = term.value < 0 ? (index == 0 ? "−" : "− ") : index == 0 ? "" : "+ "
            let isPlain = term.meaning == .windowWidth || term.meaning == .windowHeight
            return sign + abs(term.value).pointText + (isPlain ? "" : " (\(term.meaning.words))")
        }.joined(separator: " ")
        return "\(side.isEmpty ? "" : "\(side) ")\(total.pointText) = \(sum)"
    }
}

extension SplitState {
    /// The reason for a number in one line: its arithmetic and the rule that decided it last.
    ///
    /// - Parameter name: An element and its attribute as in `explain --why`: `primary.width`.
    /// - Returns: Nil for a name without a number in this layout.
    public func explanation(of name: String) -> String? {
        guard let reason = try? reason(for: name), !reason.sums.isEmpty else { return nil }
        let sums = reason.sums.map(\.words).joined(separator: ", ")
        return sums + (reason.decisions.last.map { ", by \($0.rule)" } ?? "")
    }
}
