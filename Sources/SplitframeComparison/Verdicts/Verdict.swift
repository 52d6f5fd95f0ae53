/// What came of comparing a picture with its golden.
public enum Verdict: Hashable, Codable, Sendable {
    /// Twin and pixels are equal.
    case equal
    /// Something is elsewhere, or of another size, or there or not; pixels where the sizes allow.
    case layout([TwinFinding], pixels: PixelDifference?)
    /// Words differ, places do not.
    case text([TwinFinding], pixels: PixelDifference?)
    /// The twins are equal and the pixels are not.
    case paint(PixelDifference)
    /// Other versions of the drawing libraries drew it a little differently, as they may.
    case renderer(PixelDifference)
    /// The pictures have different sizes, though their twins agree.
    case size(SizeDifference)
    /// There is no golden.
    case missing
    /// There is a golden that is not asked for.
    case orphan
    /// The golden is no picture or no twin; the reason in words.
    case unreadable(reason: String)

    /// The verdict's word, as reports and scripts know it.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        case equal, layout, text, paint, renderer, size, missing, orphan, unreadable
    }

    public var kind: Kind {
        switch self {
        case .equal: .equal
        case .layout: .layout
        case .text: .text
        case .paint: .paint
        case .renderer: .renderer
        case .size: .size
        case .missing: .missing
        case .orphan: .orphan
        case .unreadable: .unreadable
        }
    }

    /// Whether a run with this verdict fails.
    public var isFailure: Bool { kind != .equal && kind != .renderer }

    /// What the twins say differs.
    public var findings: [TwinFinding] {
        switch self {
        case .layout(let findings, _), .text(let findings, _): findings
        case .equal, .paint, .renderer, .size, .missing, .orphan, .unreadable: []
        }
    }

    /// Which pixels differ, where that can be said.
    public var pixels: PixelDifference? {
        switch self {
        case .layout(_, let pixels), .text(_, let pixels): pixels
        case .paint(let pixels), .renderer(let pixels): pixels
        case .equal, .size, .missing, .orphan, .unreadable: nil
        }
    }
}
