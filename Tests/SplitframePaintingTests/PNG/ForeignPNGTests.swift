import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframePainting

struct `Somebody else's file` {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: [UInt8]
        let pixels: [UInt8]
    }

    /// All two pixels wide and two high.
    static let cases = [
        Case(
            testDescription: "8-bit grey",
            file: ForeignFile(width: 2, height: 2, depth: 8, colorType: 0, rows: [0, 0, 64, 0, 128, 255])
                .bytes,
            pixels: [0, 0, 0, 255, 64, 64, 64, 255, 128, 128, 128, 255, 255, 255, 255, 255]),
        Case(
            testDescription: "1-bit grey",
            file: ForeignFile(width: 2, height: 2, depth: 1, colorType: 0, rows: [0, 0x40, 0, 0x80]).bytes,
            pixels: [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255]),
        Case(
            testDescription: "grey with alpha",
            file: ForeignFile(
                width: 2, height: 2, depth: 8, colorType: 4, rows: [0, 10, 20, 30, 40, 0, 50, 60, 70, 80]
            ).bytes,
            pixels: [10, 10, 10, 20, 30, 30, 30, 40, 50, 50, 50, 60, 70, 70, 70, 80]),
        Case(
            testDescription: "16-bit RGB",
            file: ForeignFile(
                width: 2, height: 2, depth: 16, colorType: 2,
                rows: [0, 255, 255, 0, 0, 128, 128, 0, 0, 0, 0, 255, 255]
                    + [0, 64, 64, 0, 0, 0, 0, 32, 32, 32, 32, 32, 32]
            ).bytes,
            pixels: [255, 0, 128, 255, 0, 0, 255, 255, 64, 0, 0, 255, 32, 32, 32, 255]),
        Case(
            testDescription: "rows filtered by Sub and Up",
            file: ForeignFile(
                width: 2, height: 2, depth: 8, colorType: 2,
                rows: [1, 10, 20, 30, 1, 1, 1, 2, 5, 5, 5, 0, 0, 0]
            ).bytes,
            pixels: [10, 20, 30, 255, 11, 21, 31, 255, 15, 25, 35, 255, 11, 21, 31, 255]),
        Case(
            testDescription: "interlaced",
            file: ForeignFile(
                width: 2, height: 2, depth: 8, colorType: 0, isInterlaced: true, rows: [0, 1, 0, 2, 0, 3, 4]
            ).bytes,
            pixels: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255]),
        Case(
            testDescription: "RGB with one transparent colour",
            file: ForeignFile(
                width: 2, height: 2, depth: 8, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
                rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 1, 2, 3]
            ).bytes,
            pixels: [1, 2, 3, 0, 4, 5, 6, 255, 7, 8, 9, 255, 1, 2, 3, 0]),
        Case(
            testDescription: "a palette of three, two bits each",
            file: ForeignFile(
                width: 2, height: 2, depth: 2, colorType: 3,
                chunks: [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [128])],
                rows: [0, 0b0001_0000, 0, 0b1000_0000]
            ).bytes,
            pixels: [1, 2, 3, 128, 4, 5, 6, 255, 7, 8, 9, 255, 1, 2, 3, 128]),
        // The standard forbids more alphas than colours, and libpng leaves all of them out.
        Case(
            testDescription: "a palette of two with three alphas",
            file: ForeignFile(
                width: 2, height: 2, depth: 1, colorType: 3,
                chunks: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [128, 128, 128])],
                rows: [0, 0b0100_0000, 0, 0b1000_0000]
            ).bytes,
            pixels: [1, 2, 3, 255, 4, 5, 6, 255, 4, 5, 6, 255, 1, 2, 3, 255]),
    ]

    @Test(arguments: cases)
    func `becomes plain RGBA`(item: Case) throws {
        #expect(try PNGFile.decode(item.file) == Bitmap(width: 2, height: 2, pixels: item.pixels))
        #expect(try PNGFile.packed(item.file).bitmap.pixels == item.pixels)
    }

    @Test(arguments: [(20_000, 20_000), (0xFFFF_FFFF, 0xFFFF_FFFF), (1, 0xFFFF_FFFF), (0xFFFF_FFFF, 1)])
    func `with a huge picture is refused before it takes memory`(width: Int, height: Int) {
        let file = ForeignFile(width: width, height: height, depth: 8, colorType: 2, rows: [0]).bytes

        #expect(throws: PNGError.tooLarge(width: width, height: height)) {
            try PNGFile.decode(file)
        }
    }

    @Test func `with a chunk in front of its header, whose size has not been checked, is refused`() {
        let file = ForeignFile(width: 900_000, height: 900_000, depth: 8, colorType: 2, rows: [0]).bytes
        // The check sum is zlib's.
        let chunk: [UInt8] = [0, 0, 0, 0] + Array("teSt".utf8) + [0x4D, 0xFB, 0x5A, 0xAE]
        #expect(throws: PNGError.damaged(reason: "it has no header first")) {
            try PNGFile.decode(file.prefix(8) + chunk + file.dropFirst(8))
        }
    }

    @Test func `takes time in proportion to its parts`() throws {
        func file(_ count: Int) -> [UInt8] {
            let parts = Array(repeating: ("IDAT", [] as [UInt8]), count: count)
            return ForeignFile(width: 1, height: 1, depth: 8, colorType: 0, chunks: parts, rows: [0, 0]).bytes
        }
        let files = [10_000: file(10_000), 80_000: file(80_000)]
        #expect(try growth(from: 10_000) { _ = try ForeignPNG.drawnPart(of: files[$0] ?? []) } < 24)
    }

    @Test func `with an index behind its palette is damaged or shows some colour, never a crash`() {
        for (depth, row) in [(8, [0, 200]), (2, [0b00_01_00_00]), (4, [0x01])] as [(UInt8, [UInt8])] {
            let file = ForeignFile(
                width: 2, height: 1, depth: depth, colorType: 3, chunks: [("PLTE", [1, 2, 3])],
                rows: [0] + row)

            #expect((try? PNGFile.packed(file.bytes).bitmap) == (try? PNGFile.decode(file.bytes)))
        }
    }

    @Test func `is handed on without what changes no pixel`() throws {
        let rows: [UInt8] = [0, 0, 64, 0, 128, 255]
        let file = ForeignFile(
            width: 2, height: 2, depth: 8, colorType: 0,
            chunks: [
                ("tRNS", [0, 64]), ("gAMA", [0, 0, 0, 1]), ("zTXt", [107, 0, 0, 120]),
                ("tIME", [7, 228, 1, 1, 0, 0, 0]),
            ],
            rows: rows)
        let plain = ForeignFile(
            width: 2, height: 2, depth: 8, colorType: 0, chunks: [("tRNS", [0, 64])], rows: rows)
        #expect(try ForeignPNG.drawnPart(of: file.bytes) == plain.bytes)
    }
}
