public import SplitframeGeometry
public import SplitframeScene

/// The rule by which two pixels count as different.
public enum PixelComparison: Hashable, Sendable {
    /// Any difference counts.
    case exact
    /// Visible differences count, compatible with pixelmatch 5.3 (embedded in Playwright and jest-image-snapshot):
    /// `threshold` 0 to 1 on its colour distance, translucent colours over white.
    case perceptual(threshold: Double, antialiasing: Antialiasing)
    /// Differences that another version of the drawing libraries may cause are ignored: five levels per channel, and
    /// any difference in text. `textBoxes` are in pixels, origin top left, as `Scene.textBoxes(scale:)` returns them.
    case drift(textBoxes: [Rectangle])

    /// The treatment of pixels that look like the soft edge of a moved outline.
    public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
        case count
        case ignore
    }

    /// Compares two pictures pixel by pixel, equal bytes first.
    ///
    /// Throws if the pictures differ in size, because their pixels then do not correspond.
    public func difference(
        expected: Bitmap, actual: Bitmap
    ) throws(SizeDifference) -> PixelDifference {
        if let sizes = SizeDifference(expected: expected, actual: actual) { throw sizes }
        return PixelPair.compare(expected, with: actual) { pair in
            switch self {
            case .exact:
                pair.difference(stretchTo: pair.endOfDifference) { columns, y, difference in
                    difference.append(columns, inRow: y, .different)
                }
            case .perceptual(let threshold, let antialiasing):
                PerceptualRule(threshold: threshold, antialiasing: antialiasing).difference(of: pair)
            case .drift(let textBoxes):
                DriftRule(textBoxes: textBoxes, width: pair.width, height: pair.height).difference(of: pair)
            }
        }
    }
}

/// Two pictures that cannot be compared pixel by pixel; sides in pixels.
public struct SizeDifference: Error, Hashable, Codable, Sendable {
    public var expectedWidth: Int
    public var expectedHeight: Int
    public var actualWidth: Int
    public var actualHeight: Int

    /// Nil if the sizes are equal.
    init?(expected: Bitmap, actual: Bitmap) {
        guard (expected.width, expected.height) != (actual.width, actual.height) else { return nil }
        expectedWidth = expected.width
        expectedHeight = expected.height
        actualWidth = actual.width
        actualHeight = actual.height
    }
}
