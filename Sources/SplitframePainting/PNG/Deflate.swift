import CSplitframeDeflate

/// The one place that compresses: rows in, a zlib stream out, the same bytes on every processor.
enum Deflate {
    /// Rows are handed on in pieces of about this many bytes, which stay in the processor's cache.
    private static let bandBytes = 1 << 15
    /// libdeflate's level 12 takes thirteen times as long, for files four to six percent smaller.
    private static let smallLevel: Int32 = 9

    /// The picture's rows as PNG wants them, each behind a zero for "no filter".
    static func stream(
        of rows: PixelRows, layout: PixelLayout, effort: PNGEffort
    ) throws(DrawingError) -> [UInt8] {
        switch effort {
        case .fast: try fast(rows, layout)
        case .small: try small(packed(rows, layout, 0..<rows.height))
        }
    }

    private static func fast(_ rows: PixelRows, _ layout: PixelLayout) throws(DrawingError) -> [UInt8] {
        let band = max(1, bandBytes / (layout.rowBytes(width: rows.width) + 1))
        let stream = FastDeflate()
        for start in Swift.stride(from: 0, to: rows.height, by: band) {
            let end = min(start + band, rows.height)
            try stream.append(packed(rows, layout, start..<end), isLast: end == rows.height)
        }
        return stream.output
    }

    private static func small(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(smallLevel) else {
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

    private static func packed(_ rows: PixelRows, _ layout: PixelLayout, _ range: Range<Int>) -> [UInt8] {
        let rowBytes = layout.rowBytes(width: rows.width) + 1
        return [UInt8](unsafeUninitializedCapacity: rowBytes * range.count) { bytes, filled in
            guard var place = bytes.baseAddress else { return }
            for row in range {
                place.initialize(to: 0)
                layout.pack(rows, row: row, into: place + 1)
                place += rowBytes
            }
            filled = rowBytes * range.count
        }
    }
}
