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
    /// Why a number is what it is, in one line: its arithmetic and the rule that decided last.
    ///
    /// - Parameter name: An element and its attribute as `explain --why` takes them: `primary.width`.
    /// - Returns: Nil for what the layout has no number of.
    public func explanation(of name: String) -> String? {
        guard let reason = try? reason(for: name), !reason.sums.isEmpty else { return nil }
        let sums = reason.sums.map(\.words).joined(separator: ", ")
        return sums + (reason.decisions.last.map { ", by \($0.rule)" } ?? "")
    }
}
