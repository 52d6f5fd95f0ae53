public import SplitframeInterface
package import SplitframePainting
public import SplitframeWireframes

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
        let size = (width: expected.width, height: expected.height)
        try SizeDifference.check(size, (actual.width, actual.height))
        var difference = PixelDifference(width: size.width, height: size.height)
        let rule = rule(width: size.width, height: size.height)
        PixelPair.compare(expected, with: actual) { rule($0, &difference) }
        return difference
    }

    /// Compares two pictures as their files pack them; only rows that are not packed alike become pixels.
    package func difference(
        expected: PackedPicture, actual: PackedPicture
    ) throws(SizeDifference) -> PixelDifference {
        let size = (width: expected.width, height: expected.height)
        try SizeDifference.check(size, (actual.width, actual.height))
        var difference = PixelDifference(width: size.width, height: size.height)
        let rule = rule(width: size.width, height: size.height)
        PixelPair.compare(expected, with: actual, reach: reach) { rule($0, &difference) }
        return difference
    }

    /// How many rows above and below a row decide about its marks.
    private var reach: Int {
        if case .perceptual(let threshold, let antialiasing) = self {
            return PerceptualRule(threshold: threshold, antialiasing: antialiasing).reach
        }
        return 0
    }

    /// Marks the pixels of a pair's rows that count as different in pictures of this size.
    private func rule(width: Int, height: Int) -> (PixelPair, inout PixelDifference) -> Void {
        switch self {
        case .exact:
            { pair, difference in
                pair.compare(into: &difference, stretchTo: pair.endOfDifference) { columns, y, difference in
                    difference.append(columns, inRow: y, .different)
                }
            }
        case .perceptual(let threshold, let antialiasing):
            PerceptualRule(threshold: threshold, antialiasing: antialiasing).compare
        case .drift(let textBoxes):
            DriftRule(textBoxes: textBoxes, width: width, height: height).compare
        }
    }
}

/// Two pictures that cannot be compared pixel by pixel; sides in pixels.
public struct SizeDifference: Error, Hashable, Codable, Sendable {
    public var expectedWidth: Int
    public var expectedHeight: Int
    public var actualWidth: Int
    public var actualHeight: Int

    /// - Throws: The difference, if there is one.
    fileprivate static func check(
        _ expected: (width: Int, height: Int), _ actual: (width: Int, height: Int)
    ) throws(SizeDifference) {
        guard expected != actual else { return }
        throw SizeDifference(
            expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width,
            actualHeight: actual.height)
    }
}

extension Scene {
    /// The boxes of all text in pixels, origin top left: areas that a comparison across machines ignores.
    public func textBoxes(scale: Double) -> [Rectangle] {
        elements.flatMap { $0.textBoxes(inside: OutputGrid(scale: scale)) }
    }
}

extension Scene {
    /// The origin of a named group, in points of the picture; nil if no group has the name.
    public func origin(of name: String) -> Point? {
        elements.lazy.compactMap { $0.origin(of: name, in: OutputGrid(scale: 1)) }.first
    }
}

extension SceneElement {
    fileprivate func origin(of name: String, in space: OutputGrid) -> Point? {
        guard case .group(let group) = self else { return nil }
        let inner = space.inside(group.transform)
        if group.id == name { return inner.origin }
        return group.elements.lazy.compactMap { $0.origin(of: name, in: inner) }.first
    }

    fileprivate func textBoxes(inside space: OutputGrid) -> [Rectangle] {
        switch self {
        case .shape:
            return []
        case .text(let run):
            return [space.pixels(.rectangle(run.box)).bounds ?? .zero]
        case .group(let group):
            let inner = space.inside(group.transform)
            return group.elements.flatMap { $0.textBoxes(inside: inner) }
        }
    }
}

/// pixelmatch's rule: a colour distance weighted for human vision, and a test for soft edges.
struct PerceptualRule {
    /// The square of the greatest distance that is ignored.
    let greatestDistance: Double
    let antialiasing: PixelComparison.Antialiasing
    /// The maximum distance of the pixels that decide about a pixel.
    var reach: Int { antialiasing == .ignore ? AntialiasingTest.reach : 0 }

    init(threshold: Double, antialiasing: PixelComparison.Antialiasing) {
        greatestDistance = ColorDistance.greatest * threshold * threshold
        self.antialiasing = antialiasing
    }

    func compare(_ pair: PixelPair, into difference: inout PixelDifference) {
        let edges = AntialiasingTest(pair)
        let reversedEdges = AntialiasingTest(pair.reversed)
        pair.compare(into: &difference, reach: reach, stretchTo: pair.endOfColors) { columns, y, difference in
            let (expected, actual) = (
                pair.expected[columns.lowerBound, y], pair.actual[columns.lowerBound, y]
            )
            guard ColorDistance.between(expected, actual) > greatestDistance else { return }
            guard antialiasing == .ignore else { return difference.append(columns, inRow: y, .different) }
            var x = columns.lowerBound
            while x < columns.upperBound {
                // The last block overlaps the one before it.
                let block = min(x, columns.upperBound - 8)
                if block >= columns.lowerBound, edges.rejectsBlock(block, y),
                    reversedEdges.rejectsBlock(block, y)
                {
                    difference.append(x..<block + 8, inRow: y, .different)
                    x = block + 8
                } else {
                    let isSoft = edges.accepts(x: x, y: y) || reversedEdges.accepts(x: x, y: y)
                    difference.append(x..<x + 1, inRow: y, isSoft ? .antialiased : .different)
                    x += 1
                }
            }
        }
    }
}
