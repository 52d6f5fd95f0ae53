/// The result of comparing a picture with its golden.
public enum Verdict: Hashable, Codable, Sendable {
    /// Twin and pixels are equal.
    case equal
    /// An element has another frame, or was added or removed; with the pixels if the sizes allow it.
    case layout([TwinFinding], pixels: PixelDifference?)
    /// Texts differ, frames do not.
    case text([TwinFinding], pixels: PixelDifference?)
    /// The twins are equal and the pixels are not.
    case paint(PixelDifference)
    /// Small differences that other versions of the drawing libraries may cause.
    case renderer(PixelDifference)
    /// The pictures have different sizes, though their twins agree.
    case size(SizeDifference)
    /// There is no golden.
    case missing
    /// There is a golden that no request asks for.
    case orphan
    /// The golden is not a picture or not a twin; with the reason as text.
    case unreadable(reason: String)

    /// The name of the verdict in reports and scripts.
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

    /// The differences between the twins.
    public var findings: [TwinFinding] {
        switch self {
        case .layout(let findings, _), .text(let findings, _): findings
        case .equal, .paint, .renderer, .size, .missing, .orphan, .unreadable: []
        }
    }

    /// The differing pixels, if they could be compared.
    public var pixels: PixelDifference? {
        switch self {
        case .layout(_, let pixels), .text(_, let pixels): pixels
        case .paint(let pixels), .renderer(let pixels): pixels
        case .equal, .size, .missing, .orphan, .unreadable: nil
        }
    }
}
