@testable import SplitframePainting

/// A PNG file put together by hand, independently of the writer under test.
struct ForeignFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(
        width: Int, height: Int, depth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
        chunks: [(String, [UInt8])] = [], rows: [UInt8]
    ) {
        append(
            "IHDR", Self.number(width) + Self.number(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
        for (name, content) in chunks { append(name, content) }
        append("IDAT", Self.stored(rows))
        append("IEND", [])
    }

    /// A zlib stream of one stored block: nothing is compressed.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let length = UInt16(bytes.count)
        let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 0x01] + lengths + bytes + number(Int(high << 16 | low))
    }

    private mutating func append(_ name: String, _ content: [UInt8]) {
        let body = Array(name.utf8) + content
        bytes += Self.number(content.count) + body + Self.number(Int(PNGChunk.checkSum(of: body[...])))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
