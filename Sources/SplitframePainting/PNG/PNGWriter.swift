/// Puts a PNG file together: its signature, then chunk after chunk; no time, no host, nothing but the input.
struct PNGWriter {
    /// A point is the 72nd part of an inch.
    private static let pixelsPerMeterAtOne = 72 / 0.0254
    private static let mostPixelsPerMeter = Double(Int32.max)

    private var bytes = PNGFile.signature

    /// The file of these pixels; `scale`, in pixels per point, is recorded where given.
    static func file(
        of rows: PixelRows, scale: Double?, text: [PNGText], effort: PNGEffort
    ) throws(DrawingError) -> [UInt8] {
        let layout = PixelLayout(of: rows)
        var writer = PNGWriter()
        writer.append(
            "IHDR",
            number(rows.width) + number(rows.height)
                + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0])
        if let scale {
            let density = number(Int(min(scale * pixelsPerMeterAtOne, mostPixelsPerMeter).rounded()))
            writer.append("pHYs", density + density + [1])
        }
        for text in text {
            let chunk = try text.chunk
            writer.append(chunk.name, chunk.content)
        }
        if case .indexed(let palette) = layout { writer.append(palette, of: rows) }
        writer.append("IDAT", try Deflate.stream(of: rows, layout: layout, effort: effort))
        writer.append("IEND", [])
        return writer.bytes
    }

    private mutating func append(_ palette: Palette, of rows: PixelRows) {
        let colors = palette.colors.map(rows.straight)
        append("PLTE", colors.flatMap { number($0)[1...] })
        let alphas = colors.map { UInt8($0 >> 24) }
        guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return }
        append("tRNS", [UInt8](alphas[...last]))
    }

    /// Appends a chunk: its length, name and content, and the check sum over the latter two.
    private mutating func append(_ name: String, _ content: [UInt8]) {
        bytes.reserveCapacity(bytes.count + content.count + 12)
        bytes += number(content.count)
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        bytes += number(Int(PNGChunk.checkSum(of: bytes[start...])))
    }
}

/// Four bytes, the highest first, as PNG writes its numbers.
private func number(_ value: some BinaryInteger) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { [UInt8]($0) }
}
