import SplitframeGeometry

extension Verdict: CustomStringConvertible {
    /// The number of findings that a sentence names before it counts the rest.
    private static let named = 4

    /// The verdict in one line, without a full stop: `primary column 320 → 375 pt (+55)`.
    public var description: String { sentence(naming: Self.named) }

    /// The findings that ``description`` counts without naming them.
    package var unnamedFindings: [TwinFinding] { Array(findings.byImportance.dropFirst(Self.named)) }

    /// The verdict in one line that names at most `limit` findings and counts the rest.
    public func sentence(naming limit: Int = .max) -> String {
        switch self {
        case .equal:
            "equal"
        case .layout, .text:
            Self.list(findings.byImportance.map(\.description), limit)
        case .paint(let pixels):
            "\(pixels.count) \(pixels.count == 1 ? "pixel differs" : "pixels differ"), the layout does not"
        case .renderer:
            "other versions of the drawing libraries drew it, within what they may change"
        case .size(let sizes):
            "expected \(sizes.expectedWidth) by \(sizes.expectedHeight) pixels, "
                + "got \(sizes.actualWidth) by \(sizes.actualHeight)"
        case .missing:
            "there is no golden"
        case .orphan:
            "nobody asks for this golden"
        case .unreadable(let reason):
            reason
        }
    }

    private static func list(_ sentences: [String], _ limit: Int) -> String {
        let rest = sentences.count - limit
        return sentences.prefix(limit).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }
}
