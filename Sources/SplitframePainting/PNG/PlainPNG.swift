import CSplitframeDeflate
import SplitframeWireframes

/// A PNG file as we write it, read several times faster than by libpng: 8-bit RGB, RGBA or a palette, no filter.
///
/// Nil for a file with other features, or a damaged one: `ForeignPNG` reads it, or reports the fault.
struct PlainPNG {
    let width: Int
    let height: Int
    private let source: Source
    private let data: ArraySlice<UInt8>
    /// The number of bytes of a row, including the byte before it that names the filter.
    private let rowBytes: Int

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
        guard data.count == 1 else { return nil }
        (self.width, self.height, self.source, self.data) = (width, height, source, data[0].content)
        rowBytes = 1 + source.rowBytes(width: width)
    }

    /// The pixels; nil if the file is damaged.
    var bitmap: Bitmap? {
        let count = width * height * 4
        // The packed rows lie at the end of the memory that the pixels fill from its start: a pixel is never written
        // before what lies there is read, and there is half as much memory to get from the system.
        let room = count + height
        var isWhole = false
        let pixels = [UInt8](unsafeUninitializedCapacity: room) { pixels, filled in
            UnsafeMutableRawBufferPointer(pixels).preferLargePages()
            guard let to = pixels.baseAddress else { return }
            let from = to + room - rowBytes * height
            isWhole =
                inflate(to: from)
                && (0..<height).allSatisfy { y in
                    let row = from + y * rowBytes
                    let hasNoFilter = row[0] == 0
                    return hasNoFilter
                        && source.unpack(
                            row + 1, into: UnsafeMutableRawPointer(to + y * width * 4), count: width)
                }
            filled = isWhole ? count : 0
        }
        return isWhole ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }

    /// The rows as the file packs them; nil if the file is damaged.
    var packed: PackedPicture? {
        let count = rowBytes * height
        var isWhole = false
        let rows = [UInt8](unsafeUninitializedCapacity: count) { rows, filled in
            UnsafeMutableRawBufferPointer(rows).preferLargePages()
            guard let start = rows.baseAddress else { return }
            isWhole =
                inflate(to: start)
                && (0..<height).allSatisfy { y in
                    let row = start + y * rowBytes
                    return row[0] == 0 && source.accepts(row + 1, count: rowBytes - 1)
                }
            filled = isWhole ? count : 0
        }
        guard isWhole else { return nil }
        return PackedPicture(width: width, height: height, source: source, rows: rows)
    }

    private func inflate(to rows: UnsafeMutablePointer<UInt8>) -> Bool {
        guard let inflater = libdeflate_alloc_decompressor() else { return false }
        defer { libdeflate_free_decompressor(inflater) }
        return data.withUnsafeBufferPointer {
            // Without a pointer for the actual size, any other size than that of all rows is an error.
            libdeflate_zlib_decompress(
                inflater, $0.baseAddress, $0.count, rows, rowBytes * height, nil) == LIBDEFLATE_SUCCESS
        }
    }

    /// The chunks that do not affect colours except by the pixels themselves; only the first frame of an animation is
    /// read.
    private static let knownChunks: Set = [
        "IHDR", "PLTE", "tRNS", "pHYs", "tEXt", "iTXt", "acTL", "fcTL", "IDAT", "fdAT", "IEND",
    ]
}

extension PlainPNG {
    /// The format of a row's bytes; a palette's words are red, green, blue, alpha in memory.
    enum Source: Hashable {
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

        /// Whether no index of a row is beyond the palette.
        func accepts(_ row: UnsafePointer<UInt8>, count: Int) -> Bool {
            guard case .indexed(let words, let bits) = self, words.count < 1 << bits else { return true }
            let bytes = UnsafeBufferPointer(start: row, count: count)
            if bits == 8 { return Int(bytes.reduce(0, max)) < words.count }
            let mask = 1 << bits - 1
            return bytes.allSatisfy { byte in
                stride(from: 0, to: 8, by: bits).allSatisfy { Int(byte) >> $0 & mask < words.count }
            }
        }

        /// Writes a row's pixels, each after reading it; false if an index is beyond the palette.
        func unpack(
            _ row: UnsafePointer<UInt8>, into pixels: UnsafeMutableRawPointer, count: Int
        ) -> Bool {
            switch self {
            case .indexed(let words, bits: 8):
                guard accepts(row, count: count) else { return false }
                words.withUnsafeBufferPointer { words in
                    guard let words = words.baseAddress else { return }
                    for x in 0..<count {
                        pixels.storeBytes(of: words[Int(row[x])], toByteOffset: x &* 4, as: UInt32.self)
                    }
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
                var x = 0
                // Two pixels at a time; eight bytes are read for their six, except at the end of the row.
                while x < count - 2 {
                    let word = UInt64(
                        littleEndian: UnsafeRawPointer(row + x &* 3).loadUnaligned(as: UInt64.self))
                    let both = word & 0xFF_FFFF | word &<< 8 & 0xFF_FFFF_0000_0000 | 0xFF00_0000_FF00_0000
                    pixels.storeBytes(of: both.littleEndian, toByteOffset: x &* 4, as: UInt64.self)
                    x &+= 2
                }
                while x < count {
                    let last = row + x * 3
                    let word = UInt32(last[0]) << 24 | UInt32(last[1]) << 16 | UInt32(last[2]) << 8 | 0xFF
                    pixels.storeBytes(of: word.bigEndian, toByteOffset: x * 4, as: UInt32.self)
                    x += 1
                }
            case .rgba:
                pixels.copyMemory(from: row, byteCount: count * 4)
            }
            return true
        }
    }
}
