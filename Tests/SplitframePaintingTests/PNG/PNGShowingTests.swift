import Testing

@testable import SplitframePainting

struct `What shows a PNG besides its pixels` {
    private static let little: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]
    private static let big: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8]

    /// A file with an `eXIf` chunk, laid out as TIFF 6.0 and Exif 2.32 have it: tag 0x0112 is the orientation.
    private func file(exif: [UInt8]) -> [UInt8] {
        ForeignFile(
            width: 1, height: 1, depth: 8, colorType: 2, chunks: [("eXIf", exif)], rows: [0, 1, 2, 3]
        ).bytes
    }

    @Test(
        arguments: [
            (little + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], nil),
            (little + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0], PNGError.turned),
            (big + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0], nil),
            (big + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0], .turned),
            (big + [0, 0, 0, 0, 0, 0], nil),
            (big + [0, 2, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0], .turned),
            (little.dropLast(4) + [0xFF, 0xFF, 0xFF, 0xFF], .turned), (big.dropLast(1), .turned),
            ([], .turned),
        ] as [([UInt8], PNGError?)])
    func `is the orientation in its Exif data, also where that cannot be read`(
        exif: [UInt8], fault: PNGError?
    ) throws {
        #expect(try PNGShowing(of: file(exif: exif)).fault == fault)
    }
}
