import SplitframeGoldens
import SplitframeInterface

/// How far a picture or layout may be from its golden: `.points(2)`, `.pixels(0.001)`.
public struct GoldenTolerance: Hashable, Sendable {
    private enum Measure: Hashable, Sendable {
        case points(Double)
        case pixels(ratio: Double)
    }

    private var measure: Measure

    /// Nothing may differ.
    public static let none = GoldenTolerance(measure: .points(0))

    /// Frames, safe areas and other numbers of a layout may each differ by this many points; texts may not.
    public static func points(_ points: Double) -> GoldenTolerance {
        GoldenTolerance(measure: .points(points))
    }

    /// Where layouts are equal, a share of all pixels from 0 to 1 may differ.
    public static func pixels(_ ratio: Double) -> GoldenTolerance {
        GoldenTolerance(measure: .pixels(ratio: ratio))
    }

    /// The verdict after this tolerance: equal if the differences are within it.
    func verdict(_ verdict: Verdict) -> Verdict { isWithin(verdict) ? .equal : verdict }

    private func isWithin(_ verdict: Verdict) -> Bool {
        switch (measure, verdict) {
        case (.points(let most), .layout(let findings, _)), (.points(let most), .text(let findings, _)):
            most > 0 && findings.allSatisfy { $0.distance.map { $0 <= most } ?? false }
        case (.pixels(let most), .paint(let difference)): difference.ratio <= most
        default: false
        }
    }

    /// The measured differences and the allowed ones, one per line.
    func notes(on verdict: Verdict) -> [String] {
        switch measure {
        case .points(0): []
        case .points(let most):
            verdict.findings.compactMap(\.distance).max().map { measured in
                [
                    "  tolerance: \(most.pointText) pt; the farthest is \(measured.pointText) pt"
                        + headroom(most - measured, unit: "pt")
                ]
            } ?? []
        case .pixels(let most):
            verdict.pixels.map { pixels in
                [
                    "  tolerance: \(most) of all pixels; \(pixels.ratio) differ"
                        + headroom(most - pixels.ratio, unit: "")
                ]
            } ?? []
        }
    }

    private func headroom(_ rest: Double, unit: String) -> String {
        let number = unit.isEmpty ? "\(abs(rest))" : "\(abs(rest).pointText) \(unit)"
        return rest < 0 ? ", \(number) too many" : ", \(number) of headroom"
    }
}

extension TwinFinding {
    /// The largest change of one of its numbers, in points; nil if the change is not numeric.
    fileprivate var distance: Double? { delta?.map(abs).max() }
}
