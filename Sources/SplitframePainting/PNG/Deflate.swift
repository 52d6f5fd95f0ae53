import CSplitframeDeflate

/// Compresses rows of pixels to a zlib stream, the same bytes on every processor; no other type compresses.
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
