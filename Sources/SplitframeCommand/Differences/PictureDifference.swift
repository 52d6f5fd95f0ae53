import SplitframeComparison
import SplitframeGeometry
import SplitframePainting
import SplitframeScene

/// Two pictures that are compared.
struct PictureDifference: Sendable {
    var expected: PictureFile
    var actual: PictureFile
    var comparison: PixelComparison

    /// Compares the files' bytes, then their pixels.
    ///
    /// - Parameter paint: Gets the picture of the difference as a file's bytes, where one can be painted and is
    ///   wanted.
    func outcome(paint: (([UInt8]) throws -> Void)?) throws -> DifferenceOutcome {
        let before = try expected.bitmap()
        let after = expected.bytes == actual.bytes ? before : try actual.bitmap()
        let total = max(before.width * before.height, after.width * after.height)
        let difference: PixelDifference
        do {
            difference = try comparison.difference(expected: before, actual: after)
        } catch {
            return DifferenceOutcome(
                total: total, lines: ["The sizes differ: \(Verdict.size(error))."])
        }
        try paint?(PNGFile.encode(difference.picture(over: before)))
        return DifferenceOutcome(count: difference.count, total: total, lines: lines(on: difference))
    }

    /// Where the pictures differ and by how much.
    private func lines(on difference: PixelDifference) -> [String] {
        guard !difference.isEmpty else { return [] }
        let areas = difference.clusters(scale: 1)
        let shown = areas.prefix(10).map { area in
            "  \(area.width.pointText) x \(area.height.pointText) at \(area.x.pointText), \(area.y.pointText)"
        }
        let rest = areas.count - shown.count
        let percent = (difference.ratio * 100).pointText
        return [
            "\(percent == "0" ? "less than 0.001" : percent) % of the pixels differ, in \(areas.count) "
                + (areas.count == 1 ? "place:" : "places:")
        ] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    }
}
