/// Assembles a PNG file: its signature, then chunk after chunk; the bytes depend on nothing but the input.
struct PNGWriter {
    /// A point is the 72nd part of an inch.
    private static let pixelsPerMeterAtOne = 72 / 0.0254
    private static let mostPixelsPerMeter = Double(Int32.max)

    private(set) var bytes = PNGFile.signature

    /// The file of these pixels; `scale`, in pixels per point, is recorded if it is given.
    static func file(
        of rows: PixelRows, scale: Double?, text: [PNGText], effort: PNGEffort
    ) throws(DrawingError) -> [UInt8] {
        let layout = PixelLayout(of: rows)
        var writer = PNGWriter()
        writer.begin(width: rows.width, height: rows.height, layout)
        if let scale { writer.append(scale: scale) }
        for text in text { try writer.append(text) }
        if case .indexed(let palette) = layout { writer.append(palette, of: rows) }
        writer.append("IDAT", try Deflate.stream(of: rows, layout: layout, effort: effort))
        writer.append("IEND", [])
        return writer.bytes
    }

    /// Appends the header.
    mutating func begin(width: Int, height: Int, _ layout: PixelLayout) {
        append(
            "IHDR",
            number(width) + number(height) + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0])
    }

    /// Appends the number of pixels per point.
    mutating func append(scale: Double) {
        let density = number(Int(min(scale * Self.pixelsPerMeterAtOne, Self.mostPixelsPerMeter).rounded()))
        append("pHYs", density + density + [1])
    }

    mutating func append(_ text: PNGText) throws(DrawingError) {
        let chunk = try text.chunk
        append(chunk.name, chunk.content)
    }

    private mutating func append(_ palette: Palette, of rows: PixelRows) {
        let colors = palette.colors.map(rows.straight)
        append("PLTE", colors.flatMap { number($0)[1...] })
        let alphas = colors.map { UInt8($0 >> 24) }
        guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return }
        append("tRNS", [UInt8](alphas[...last]))
    }

    /// Appends a chunk: its length, name and content, and the checksum of name and content.
    mutating func append(_ name: String, _ content: [UInt8]) {
        let count = bytes.count + content.count + 12
        // Room for this chunk alone would copy all earlier ones with each.
        if count > bytes.capacity { bytes.reserveCapacity(max(count, 2 * bytes.count)) }
        bytes += number(content.count)
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        bytes += number(Int(PNGChunk.checkSum(of: bytes[start...])))
    }
}

/// Four bytes, the highest first, as PNG writes its numbers.
func number(_ value: some BinaryInteger) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { [UInt8]($0) }
}
