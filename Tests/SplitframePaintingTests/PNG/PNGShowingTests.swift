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

    /// The numbers are those of the PNG specification: sRGB is 1, 13, 0, 1 of H.273, 1/2.2 and its primaries.
    @Test(
        arguments: [
            ([("sRGB", [0])], nil), ([("cICP", [1, 13, 0, 1])], nil),
            (
                [
                    ("gAMA", [0, 0, 0xB1, 0x8F]),
                    (
                        "cHRM",
                        [0, 0, 0x7A, 0x26, 0, 0, 0x80, 0x84, 0, 0, 0xFA, 0, 0, 0, 0x80, 0xE8]
                            + [0, 0, 0x75, 0x30, 0, 0, 0xEA, 0x60, 0, 0, 0x3A, 0x98, 0, 0, 0x17, 0x70]
                    ),
                ], nil
            ),
            ([("cICP", [9, 16, 0, 1])], PNGError.colored), ([("gAMA", [0, 1, 0x86, 0xA0])], .colored),
            ([("iCCP", [0x61, 0, 0])], .colored), ([("sRGB", [0]), ("iCCP", [0x61, 0, 0])], .colored),
            ([("cHRM", [])], .colored),
        ] as [([(String, [UInt8])], PNGError?)])
    func `is which colours its pixels are`(chunks: [(String, [UInt8])], fault: PNGError?) throws {
        let plain = ForeignFile(width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3]).bytes
        let file = ForeignFile(
            width: 1, height: 1, depth: 8, colorType: 2, chunks: chunks, rows: [0, 1, 2, 3]
        ).bytes
        let showing = try PNGShowing(of: file)
        #expect(showing.fault == fault)
        #expect(try (showing == PNGShowing(of: plain)) == (fault == nil))
        #expect(try PNGFile.decode(file) == PNGFile.decode(plain))
    }
}
