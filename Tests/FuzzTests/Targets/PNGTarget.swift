import SplitframeWireframes

@testable import SplitframePainting

/// PNG files: as they come, and with chunks whose lengths and check sums are right whatever they hold.
enum PNGTarget {
    static func run(_ input: [UInt8]) throws {
        try read(input)
        var source = ByteSource(input)
        try read(file(&source))
    }

    private static func read(_ file: [UInt8]) throws {
        if let texts = try? PNGFile.texts(in: file) { _ = texts.map(\.text) }
        guard let bitmap = try? PNGFile.decode(file) else { return }
        if PlainPNG(file)?.bitmap != nil, let foreign = try? ForeignPNG.decode(file) {
            try FuzzFinding.unless(foreign == bitmap, "our reader and libpng see different pixels")
        }
        let packed = try PNGFile.packed(file).bitmap
        try FuzzFinding.unless(packed == bitmap, "packed rows are other pixels")
        guard bitmap.pixels.count <= 1 << 16, !bitmap.pixels.isEmpty else { return }
        let again = try PNGFile.decode(PNGFile.encode(bitmap, text: [PNGText(keyword: "a", text: "é\u{0}漢")]))
        try FuzzFinding.unless(again == bitmap, "written and read again the pixels are others")
    }

    private static func file(_ source: inout ByteSource) -> [UInt8] {
        let width = source.element(of: [1, 2, 3, 7, 8, 9, 33, 0])
        let height = source.element(of: [1, 2, 3, 5, 8, 0])
        let kind: [UInt8] = source.element(of: [
            [8, 2], [8, 6], [1, 3], [2, 3], [4, 3], [8, 3], [1, 0], [8, 0], [16, 2], [16, 6], [8, 4], [3, 3],
        ])
        let interlaced: UInt8 = source.chance(32) ? 1 : 0
        var file = PNGFile.signature
        file += chunk("IHDR", big(width) + big(height) + kind + [0, 0, interlaced])
        if kind[1] == 3 || source.chance(32) {
            file += chunk("PLTE", source.bytes(source.element(of: [3, 6, 9, 48, 768, 771, 4, 0])))
        }
        if source.chance(64) { file += chunk("tRNS", source.bytes(source.number(below: 9))) }
        if source.chance(64) {
            file += chunk(
                source.element(of: ["tEXt", "iTXt", "zTXt"]), source.bytes(source.number(below: 24)))
        }
        if source.chance(16) {
            file += chunk(
                source.element(of: ["gAMA", "sRGB", "cHRM", "iCCP", "pHYs", "sBIT"]), source.bytes(8))
        }
        let channels = [2: 3, 6: 4, 4: 2][kind[1]] ?? 1
        let rowBytes = (width * channels * Int(kind[0]) + 7) / 8 + 1
        let isExact = !source.chance(48)
        let isFiltered = source.chance(64)
        var rows = source.bytes(isExact ? rowBytes * height : source.number(below: 256))
        if !isFiltered { for start in stride(from: 0, to: rows.count, by: rowBytes) { rows[start] = 0 } }
        let stream = stored(rows)
        if source.chance(16) {
            file += chunk("IDAT", Array(stream.prefix(5))) + chunk("IDAT", Array(stream.dropFirst(5)))
        } else {
            file += chunk("IDAT", stream)
        }
        return file + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(content.count) + body + big(Int(PNGChunk.checkSum(of: body[...])))
    }

    /// A zlib stream of bytes as they are.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high): (Int, Int) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        let (count, inverse) = (bytes.count, ~bytes.count)
        let header = [0x78, 0x01, 0x01, count, count >> 8, inverse, inverse >> 8].map {
            UInt8(truncatingIfNeeded: $0)
        }
        return header + bytes + big(high << 16 | low)
    }

    private static func big(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
