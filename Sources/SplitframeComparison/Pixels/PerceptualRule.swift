/// pixelmatch's rule: a colour distance weighed as the eye weighs it, and a test for soft edges.
struct PerceptualRule {
    /// The square of the greatest distance that does not count.
    let greatestDistance: Double
    let antialiasing: PixelComparison.Antialiasing

    init(threshold: Double, antialiasing: PixelComparison.Antialiasing) {
        greatestDistance = ColorDistance.greatest * threshold * threshold
        self.antialiasing = antialiasing
    }

    func difference(of pair: PixelPair) -> PixelDifference {
        let edges = AntialiasingTest(pair)
        let reversedEdges = AntialiasingTest(pair.reversed)
        return pair.difference { x, y in
            guard ColorDistance.between(pair.expected[x, y], pair.actual[x, y]) > greatestDistance else {
                return .equal
            }
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
