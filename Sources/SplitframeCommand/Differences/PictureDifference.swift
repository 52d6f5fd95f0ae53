import SplitframeComparison
import SplitframePainting

/// Two pictures to compare.
struct PictureDifference: Sendable {
    var expected: PictureFile
    var actual: PictureFile
    var comparison: PixelComparison

    /// Compares the files' bytes, then their pixels.
    ///
    /// - Parameters:
    ///   - paintsEqual: Whether a picture of the difference is also wanted if no pixel differs.
    ///   - paint: Receives the picture of the difference as a file's bytes, if one can be painted and is wanted.
    func outcome(
        named name: String, paintsEqual: Bool, paint: (([UInt8]) throws -> Void)?
    ) throws -> ComparedPicture {
        let before = try expected.bitmap()
        let after = expected.bytes == actual.bytes ? before : try actual.bitmap()
        var outcome = ComparedPicture(
            name: name, expected: .init(expected, before), actual: .init(actual, after))
        guard let difference = try? comparison.difference(expected: before, actual: after) else {
            return outcome
        }
        outcome.count = difference.count
        outcome.areas = difference.clusters(scale: 1)
        guard paintsEqual || difference.count > 0 else { return outcome }
        try paint?(PNGFile.encode(difference.picture(over: before), text: [.panel("difference")]))
        return outcome
    }
}
