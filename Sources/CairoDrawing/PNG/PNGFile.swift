import CPNG
public import SceneDrawing

/// PNG files as bytes: pixels and texts in and out.
public enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Any valid PNG as 8-bit RGBA, whatever its colour type, depth and interlacing.
    public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
        try checkSignature(bytes)
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
            throw .damaged(reason: image.reason)
        }
        defer { png_image_free(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width * height <= PixelSize.limit else {
            throw .tooLarge(width: width, height: height, limit: PixelSize.limit)
        }
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var isRead: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
            isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil)
            filled = isRead == 0 ? 0 : buffer.count
        }
        guard isRead != 0 else { throw .damaged(reason: image.reason) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A bitmap as a PNG file's bytes.
    public static func encode(
        _ bitmap: Bitmap, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        var file = PNGWriter()
        let rows = [UInt8](unsafeUninitializedCapacity: bitmap.height * (bitmap.width * 4 + 1)) {
            out, filled in
            var place = 0
            for y in 0..<bitmap.height {
                out[place] = 0
                place += 1
                for x in 0..<bitmap.width * 4 { out[place + x] = bitmap.pixels[y * bitmap.width * 4 + x] }
                place += bitmap.width * 4
            }
            filled = place
        }
        try file.write(
            rows, width: bitmap.width, height: bitmap.height, colorType: 6, text: text, effort: effort)
        return file.bytes
    }

    static func encode(
        _ pixels: PremultipliedPixels, text: [PNGText], effort: PNGEffort
    ) throws(DrawingError) -> [UInt8] {
        try encode(pixels.bitmap, text: text, effort: effort)
    }

    private static func checkSignature(_ bytes: [UInt8]) throws(PNGError) {
        guard !bytes.isEmpty else { throw .empty }
        if bytes.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
        guard bytes.starts(with: signature) else { throw .notPNG }
    }
}

extension png_image {
    /// libpng's message about what went wrong.
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
