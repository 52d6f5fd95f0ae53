import SplitframeFiles
package import SplitframeWireframes

/// Converts between the bytes of PNG files and pixels and texts.
package enum PNGFile {
    /// The first bytes of every PNG file.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Decodes any valid PNG to 8-bit RGBA, regardless of its colour type, depth and interlacing.
    package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
        try checkSignature(bytes)
        try checkSize(bytes)
        if let bitmap = PlainPNG(bytes)?.bitmap { return bitmap }
        return try ForeignPNG.decode(bytes)
    }

    /// The pixels that ``decode(_:)`` returns, as the file packs them.
    package static func packed(_ bytes: [UInt8]) throws(PNGError) -> PackedPicture {
        try checkSignature(bytes)
        try checkSize(bytes)
        if let packed = PlainPNG(bytes)?.packed { return packed }
        return PackedPicture(try ForeignPNG.decode(bytes))
    }

    /// Encodes a bitmap as a PNG file: indexed if 256 colours suffice, without alpha if all pixels are opaque.
    ///
    /// `scale`, in pixels per point, is recorded if it is given.
    package static func encode(
        _ bitmap: Bitmap, scale: Double? = nil, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        try bitmap.withRows { rows in
            Result { () throws(DrawingError) in
                try encode(rows, scale: scale, text: text, effort: effort)
            }
        }.get()
    }

    /// Encodes pixels that are words already, as ``encode(_:scale:text:effort:)`` does those of a bitmap.
    package static func encode(
        _ rows: PixelRows, scale: Double? = nil, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        try PNGWriter.file(of: rows, scale: scale, text: text, effort: effort)
    }

    /// PNG's check sum of any bytes.
    package static func checkSum(of bytes: [UInt8]) -> UInt32 { PNGChunk.checkSum(of: bytes[...]) }

    /// The texts in a file, in order; compressed texts, which we never write, are left out.
    package static func texts(in bytes: [UInt8]) throws(PNGError) -> [PNGText] {
        var texts: [PNGText] = []
        for chunk in try PNGChunk.all(in: bytes) where PNGText.chunkNames.contains(chunk.name) {
            guard !Limit.chunkBytes.isExceeded(by: chunk.content.count) else {
                throw .textTooLong(bytes: chunk.content.count)
            }
            if let text = PNGText(chunk) { texts.append(text) }
        }
        return texts
    }

    /// Checks the size in the header, before memory is allocated for it.
    private static func checkSize(_ bytes: [UInt8]) throws(PNGError) {
        guard let (width, height) = size(in: bytes) else { return }
        guard width == 0 || height <= Limit.pixels.value / width else {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// Whether a file's header promises more pixels than a number.
    package static func hasMorePixels(than count: Int, _ bytes: [UInt8]) -> Bool {
        size(in: bytes).map { width, height in width > 0 && height > count / width } ?? false
    }

    /// The size of a picture whose pixels are not needed: its chunks are whole, their check sums right.
    package static func checkedSize(of bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
        try checkSignature(bytes)
        try checkSize(bytes)
        let chunks = try PNGChunk.all(in: bytes)
        guard let size = size(in: bytes), size.width > 0, size.height > 0,
            chunks.contains(where: { $0.name == "IDAT" })
        else { throw .damaged(reason: "it has no pixels") }
        return size
    }

    /// The size in a file's header; nil without one.
    private static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        let header = signature.count + 4
        guard bytes.dropFirst(header).starts(with: "IHDR".utf8),
            let width = PNGChunk.number(in: bytes, at: header + 4),
            let height = PNGChunk.number(in: bytes, at: header + 8)
        else { return nil }
        return (width, height)
    }

    static func checkSignature(_ bytes: [UInt8]) throws(PNGError) {
        guard !bytes.isEmpty else { throw .empty }
        if bytes.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
        guard bytes.starts(with: signature) else { throw .notPNG }
    }
}
