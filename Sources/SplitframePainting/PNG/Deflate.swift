import CSplitframeDeflate

/// The compression effort for a PNG file; it does not affect the pixels.
public enum PNGEffort: Hashable, Sendable, CaseIterable {
    /// Fast: a few milliseconds.
    case fast
    /// Slow, for a smaller file that will be kept.
    case small
}

/// Compresses rows of pixels to a zlib stream, the same bytes on every processor.
enum Deflate {
    /// libdeflate's level 12 takes thirteen times as long, for files that are four to six percent smaller.
    private static let smallLevel: Int32 = 9
    /// The level for pictures of a few colours, whose pixels share bytes, and for enormous ones.
    private static let fastLevel: Int32 = 1

    /// The picture's rows as PNG stores them, each after a zero byte for "no filter".
    static func stream(
        of rows: PixelRows, layout: PixelLayout, effort: PNGEffort
    ) throws(DrawingError) -> [UInt8] {
        switch effort {
        case .fast where layout.bitDepth == 8 && PixelDeflate.takes(rows):
            PixelDeflate.stream(of: rows, layout)
        case .fast: try stream(of: packed(rows, layout), level: fastLevel)
        case .small: try stream(of: packed(rows, layout), level: smallLevel)
        }
    }

    private static func stream(of bytes: [UInt8], level: Int32) throws(DrawingError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(level) else {
            throw .refused(by: .libdeflate, status: "no compressor")
        }
        defer { libdeflate_free_compressor(compressor) }
        let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: room) { output, filled in
            filled = libdeflate_zlib_compress(
                compressor, bytes, bytes.count, output.baseAddress, output.count)
        }
        guard !stream.isEmpty else { throw .refused(by: .libdeflate, status: "no room") }
        return stream
    }

    private static func packed(_ rows: PixelRows, _ layout: PixelLayout) -> [UInt8] {
        let rowBytes = layout.rowBytes(width: rows.width) + 1
        return [UInt8](unsafeUninitializedCapacity: rowBytes * rows.height) { bytes, filled in
            guard var place = bytes.baseAddress else { return }
            for row in 0..<rows.height {
                place.initialize(to: 0)
                layout.pack(rows[row], count: rows.width, of: rows, into: place + 1)
                place += rowBytes
            }
            filled = rowBytes * rows.height
        }
    }
}

extension [UInt8] {
    /// The bytes as a raw deflate stream, the same on every machine; for texts of a few hundred kilobytes at most.
    package var deflated: [UInt8] {
        var blocks = DeflateBlocks()
        defer { blocks.free() }
        // The last place of each three bytes, and before each place the one with the same three bytes.
        var last: [UInt32: Int] = [:]
        var previous = [Int](repeating: -1, count: count)
        var known = 0
        func word(_ place: Int) -> UInt32 {
            UInt32(self[place]) << 16 | UInt32(self[place + 1]) << 8 | UInt32(self[place + 2])
        }
        func longest(at place: Int) -> (length: Int, distance: Int) {
            guard place + 3 <= count else { return (0, 0) }
            while known < place {
                previous[known] = last.updateValue(known, forKey: word(known)) ?? -1
                known += 1
            }
            var best = (length: 0, distance: 0)
            var (other, tries) = (last[word(place)] ?? -1, 256)
            while other >= 0, place - other <= 32_768, tries > 0 {
                var length = 0
                while place + length < count, length < DeflateMatch.longest,
                    self[other + length] == self[place + length]
                { length += 1 }
                if length > best.length { best = (length, place - other) }
                (other, tries) = (previous[other], tries - 1)
            }
            return best
        }
        var place = 0
        while place < count {
            let match = longest(at: place)
            // A longer match that begins one byte later is worth a literal.
            if match.length >= 3, longest(at: place + 1).length <= match.length {
                blocks.append(matchOf: match.length, distance: match.distance)
                place += match.length
            } else {
                blocks.append(literal: self[place])
                place += 1
            }
        }
        blocks.finish()
        return blocks.output
    }
}
