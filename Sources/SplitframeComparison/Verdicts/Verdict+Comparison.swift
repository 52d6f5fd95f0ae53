public import SplitframeInterface

extension Verdict {
    /// Compares twins first, then sizes, then pixels: pixels are only decisive if the layout is the same.
    ///
    /// Pixels must be equal if the same renderer drew both pictures; with different fingerprints they may drift as
    /// `PixelComparison.drift` allows.
    public init(expected: Rendition, actual: Rendition) {
        let findings = expected.twin.flatMap { twin in actual.twin.map(twin.findings) } ?? []
        let pixels: PixelDifference
        do {
            pixels = try PixelComparison.exact.difference(expected: expected.picture, actual: actual.picture)
        } catch {
            self = findings.isEmpty ? .size(error) : Self.different(findings, pixels: nil)
            return
        }
        if !findings.isEmpty {
            self = Self.different(findings, pixels: pixels)
        } else if pixels.isEmpty {
            self = .equal
        } else if expected.fingerprint == actual.fingerprint {
            self = .paint(pixels)
        } else {
            let drift = PixelComparison.drift(textBoxes: expected.textBoxes + actual.textBoxes)
            let beyond = try? drift.difference(expected: expected.picture, actual: actual.picture)
            self = beyond?.isEmpty == true ? .renderer(pixels) : .paint(beyond ?? pixels)
        }
    }

    /// Compares layouts without pictures.
    public init(expected: Twin, actual: Twin) {
        let findings = expected.findings(against: actual)
        self = findings.isEmpty ? .equal : Self.different(findings, pixels: nil)
    }

    private static func different(_ findings: [TwinFinding], pixels: PixelDifference?) -> Verdict {
        findings.contains { $0.kind == .layout }
            ? .layout(findings, pixels: pixels)
            : .text(findings, pixels: pixels)
    }
}
