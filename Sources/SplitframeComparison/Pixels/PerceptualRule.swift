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
        let reach = antialiasing == .ignore ? AntialiasingTest.reach : 0
        return pair.difference(reach: reach, stretchTo: pair.endOfColors) { columns, y, difference in
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
