import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes

/// The comparison of two small pictures under every rule.
enum PixelTarget {
    static func run(_ input: [UInt8]) throws {
        var source = ByteSource(input)
        let width = 1 + source.number(below: 24)
        let height = 1 + source.number(below: 24)
        let colors: [[UInt8]] = (0..<4).map { _ in source.bytes(4) }
        let pattern = 1 + source.number(below: 7)
        let plain = (0..<width * height).flatMap { colors[$0 / pattern % 4] }
        var changed = plain
        _ = source.list(atMost: 40) { source in changed[source.number(below: changed.count)] = source.byte() }
        let expected = Bitmap(width: width, height: height, pixels: plain)
        let actual = Bitmap(width: width, height: height, pixels: changed)
        let box = Rectangle(
            x: source.length(), y: source.length(), width: source.length(), height: source.length())
        let threshold = Double(source.byte()) / 255
        let scale = Double(1 + source.number(below: 3))

        let exact = try PixelComparison.exact.difference(expected: expected, actual: actual)
        let differing = (0..<width * height).count {
            plain[$0 * 4..<$0 * 4 + 4] != changed[$0 * 4..<$0 * 4 + 4]
        }
        try FuzzFinding.unless(exact.count == differing, "\(exact.count) of \(differing) pixels differ")
        for rule: PixelComparison in [
            .exact, .perceptual(threshold: threshold, antialiasing: .count),
            .perceptual(threshold: threshold, antialiasing: .ignore), .drift(textBoxes: [box]),
        ] {
            let difference = try rule.difference(expected: expected, actual: actual)
            let back = try rule.difference(expected: actual, actual: expected)
            try FuzzFinding.unless(
                difference.count == back.count, "\(rule): \(difference.count) and \(back.count) back")
            try FuzzFinding.unless(difference.count <= exact.count, "\(rule) finds more than there is")
            try FuzzFinding.unless(
                try rule.difference(expected: expected, actual: expected).isEmpty,
                "\(rule): not its own equal")
            try check(difference, scale: scale)
            _ = difference.picture(over: expected)
        }
    }

    /// Every pixel that differs lies in a cluster, every cluster in the picture.
    private static func check(_ difference: PixelDifference, scale: Double) throws {
        let clusters = difference.clusters(scale: scale)
        let edge = (Double(difference.width) / scale, Double(difference.height) / scale)
        for cluster in clusters {
            try FuzzFinding.unless(
                cluster.minX >= 0 && cluster.minY >= 0 && cluster.maxX <= edge.0 + 0.001
                    && cluster.maxY <= edge.1 + 0.001,
                "\(cluster) leaves the picture")
        }
        for y in 0..<difference.height {
            for x in 0..<difference.width where difference[x, y] == .different {
                let (left, top) = (Double(x) / scale, Double(y) / scale)
                try FuzzFinding.unless(
                    clusters.contains {
                        $0.minX <= left && left < $0.maxX && $0.minY <= top && top < $0.maxY
                    },
                    "\(x), \(y) differs and lies in no cluster")
            }
        }
    }
}
