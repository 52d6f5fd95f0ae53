import CISAL

/// A PNG file under construction: its signature, then chunk after chunk.
struct PNGWriter {
    private(set) var bytes = PNGFile.signature

    mutating func write(
        _ rows: [UInt8], width: Int, height: Int, colorType: UInt8, text: [PNGText], effort: PNGEffort
    ) throws(DrawingError) {
        append("IHDR", Self.number(width) + Self.number(height) + [8, colorType, 0, 0, 0])
        append("IDAT", try Deflate.zlib(rows, effort: effort))
        append("IEND", [])
    }

    /// Appends a chunk: its length, name and content, and the check sum over the latter two.
    mutating func append(_ name: String, _ content: [UInt8]) {
        bytes += Self.number(content.count)
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        let sum = bytes.withUnsafeBufferPointer {
            crc32_gzip_refl(0, $0.baseAddress.map { $0 + start }, UInt64($0.count - start))
        }
        bytes += Self.number(Int(sum))
    }

    private static func number(_ value: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(value).bigEndian) { [UInt8]($0) }
    }
}
