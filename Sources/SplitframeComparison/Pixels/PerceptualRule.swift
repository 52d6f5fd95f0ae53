/// pixelmatch's rule: a colour distance weighted for human vision, and a test for soft edges.
struct PerceptualRule {
    /// The square of the greatest distance that is ignored.
    let greatestDistance: Double
    let antialiasing: PixelComparison.Antialiasing

    init(threshold: Double, antialiasing: PixelComparison.Antialiasing) {
        greatestDistance = ColorDistance.greatest * threshold * threshold
        self.antialiasing = antialiasing
    }

    func difference(of pair: PixelPair) -> PixelDifference {
        let edges = AntialiasingTest(pair)
        let reversedEdges = AntialiasingTest(pair.reversed)
        // Most neighbouring pixels have the same pair of colours, so that the last result is kept.
        var known = (expected: UInt32(0), actual: UInt32(0), isDifferent: false)
        return pair.difference(reach: antialiasing == .ignore ? AntialiasingTest.reach : 0) { x, y in
            let (expected, actual) = (pair.expected[x, y], pair.actual[x, y])
            if expected != known.expected || actual != known.actual {
                known = (expected, actual, ColorDistance.between(expected, actual) > greatestDistance)
            }
            guard known.isDifferent else { return .equal }
            switch antialiasing {
            case .count:
                return .different
            case .ignore:
                return edges.accepts(x: x, y: y) || reversedEdges.accepts(x: x, y: y)
                    ? .antialiased : .different
            }
        }
    }
}
