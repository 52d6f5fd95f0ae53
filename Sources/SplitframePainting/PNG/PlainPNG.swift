import CSplitframeDeflate
import SplitframeWireframes

/// Reads PNG files as we write them, several times faster than libpng: 8-bit RGB, RGBA or a palette, no filter.
///
/// Nil for a file with other features, or a damaged one: `ForeignPNG` reads it, or reports the fault.
struct PlainPNG {
    let bitmap: Bitmap

    init?(_ bytes: [UInt8]) {
        guard let chunks = try? PNGChunk.all(in: bytes), let header = chunks.first?.content,
            chunks.first?.name == "IHDR", header.count == 13,
            let width = PNGChunk.number(in: bytes, at: header.startIndex),
            let height = PNGChunk.number(in: bytes, at: header.startIndex + 4),
            width > 0, height > 0,
            header.suffix(3) == [0, 0, 0],
            chunks.allSatisfy({ Self.knownChunks.contains($0.name) }),
            let source = Source(
                colorType: header[header.startIndex + 9], bitDepth: header[header.startIndex + 8], chunks)
        else { return nil }
        let data = chunks.filter { $0.name == "IDAT" }
        guard data.count == 1, let inflater = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(inflater) }
        let count = width * height * 4
        let rowBytes = 1 + source.rowBytes(width: width)
        // The packed rows lie at the end of the memory that the pixels fill from its start: a pixel is never written
        // before what lies there is read, and there is half as much memory to get from the system.
        let room = count + height
        var isWhole = false
        let pixels = [UInt8](unsafeUninitializedCapacity: room) { pixels, filled in
            UnsafeMutableRawBufferPointer(pixels).preferLargePages()
            guard let to = pixels.baseAddress else { return }
            let from = to + room - rowBytes * height
            let status = data[0].content.withUnsafeBufferPointer {
                // Without a pointer for the actual size, any other size than that of all rows is an error.
                libdeflate_zlib_decompress(inflater, $0.baseAddress, $0.count, from, rowBytes * height, nil)
            }
            isWhole =
                status == LIBDEFLATE_SUCCESS
                && (0..<height).allSatisfy { y in
                    let row = from + y * rowBytes
                    let hasNoFilter = row[0] == 0
                    return hasNoFilter
                        && source.unpack(
                            row + 1, into: UnsafeMutableRawPointer(to + y * width * 4), count: width)
                }
            filled = isWhole ? count : 0
        }
        guard isWhole else { return nil }
        bitmap = Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The chunks that do not affect colours except by the pixels themselves; only the first frame of an animation is
    /// read.
    private static let knownChunks: Set = [
        "IHDR", "PLTE", "tRNS", "pHYs", "tEXt", "iTXt", "acTL", "fcTL", "IDAT", "fdAT", "IEND",
    ]
}

extension PlainPNG {
    /// The format of a row's bytes; a palette's words are red, green, blue, alpha in memory.
    private enum Source {
        case indexed([UInt32], bits: Int)
        case rgb
        case rgba

        init?(colorType: UInt8, bitDepth: UInt8, _ chunks: [PNGChunk]) {
            let colors = chunks.first { $0.name == "PLTE" }?.content
            let alphas = chunks.first { $0.name == "tRNS" }?.content
            switch (colorType, bitDepth) {
            case (2, 8) where alphas == nil: self = .rgb
            case (6, 8) where alphas == nil: self = .rgba
            case (3, 1), (3, 2), (3, 4), (3, 8):
                // libpng has its own rules for palettes that are too long for their pixels or have too few colours.
                guard let colors, colors.count % 3 == 0, colors.count <= 3 << bitDepth,
                    alphas.map({ $0.count * 3 <= colors.count }) ?? true
                else { return nil }
                var words: [UInt32] = []
                for (index, start) in stride(from: colors.startIndex, to: colors.endIndex, by: 3).enumerated()
                {
                    let alpha = alphas?.dropFirst(index).first ?? 255
                    let word = colors[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                    words.append((word << 8 | UInt32(alpha)).bigEndian)
                }
                self = .indexed(words, bits: Int(bitDepth))
            default: return nil
            }
        }

        func rowBytes(width: Int) -> Int {
            switch self {
            case .indexed(_, let bits): (width * bits + 7) / 8
            case .rgb: width * 3
            case .rgba: width * 4
            }
        }

        /// Writes a row's pixels, each after reading it; false if an index is beyond the palette.
        func unpack(
            _ row: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, count: Int
        ) -> Bool {
            switch self {
            case .indexed(let words, bits: 8):
                for x in 0..<count {
                    let index = Int(row[x])
                    guard index < words.count else { return false }
                    pixels.storeBytes(of: words[index], toByteOffset: x * 4, as: UInt32.self)
                }
            case .indexed(let words, let bits):
                let each = 8 / bits
                let mask = UInt8(truncatingIfNeeded: 1 << bits - 1)
                for x in 0..<count {
                    let index = Int(row[x / each] >> UInt8(8 - bits - x % each * bits) & mask)
                    guard index < words.count else { return false }
                    pixels.storeBytes(of: words[index], toByteOffset: x * 4, as: UInt32.self)
                }
            case .rgb:
                let opaque = UInt32(0xFF).bigEndian
                // Four bytes are read for a pixel of three, except at the end of the row.
                for x in 0..<max(0, count - 1) {
                    let word = UnsafeRawPointer(row + x * 3).loadUnaligned(as: UInt32.self)
                    pixels.storeBytes(of: word | opaque, toByteOffset: x * 4, as: UInt32.self)
                }
                let last = row + (count - 1) * 3
                let word = UInt32(last[0]) << 24 | UInt32(last[1]) << 16 | UInt32(last[2]) << 8 | 0xFF
                pixels.storeBytes(of: word.bigEndian, toByteOffset: (count - 1) * 4, as: UInt32.self)
            case .rgba:
                pixels.copyMemory(from: row, byteCount: count * 4)
            }
            return true
        }
    }
}
