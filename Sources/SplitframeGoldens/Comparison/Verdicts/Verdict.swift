public import SplitframeInterface
public import SplitframeWireframes

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
            "this golden is no longer requested"
        case .unreadable(let reason):
            reason
        }
    }

    private static func list(_ sentences: [String], _ limit: Int) -> String {
        let rest = sentences.count - limit
        return sentences.prefix(limit).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }
}

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

/// A picture with all data that comparing it needs.
public struct Rendition: Sendable {
    public var picture: Bitmap
    /// Pixels per point.
    public var scale: Double
    /// The twin of the picture's interfaces, or nil for a picture without one.
    public var twin: Twin?
    /// The versions of the libraries and fonts that drew it.
    public var fingerprint: String?
    /// The boxes of text in pixels; only known of a picture that has just been drawn.
    public var textBoxes: [Rectangle]
    /// The window's origin in the picture, in points; only known of a picture that has just been drawn.
    public var windowOrigin: Point?

    /// A picture of a scene that has just been drawn.
    public init(_ picture: Bitmap, of scene: Scene, scale: Double, fingerprint: String?) {
        self.init(
            picture: picture, scale: scale, fingerprint: fingerprint,
            textBoxes: scene.textBoxes(scale: scale))
        windowOrigin = scene.origin(of: "window")
    }

    public init(
        picture: Bitmap, scale: Double = 1, twin: Twin? = nil, fingerprint: String? = nil,
        textBoxes: [Rectangle] = []
    ) {
        self.picture = picture
        self.scale = scale
        self.twin = twin
        self.fingerprint = fingerprint
        self.textBoxes = textBoxes
    }
}
