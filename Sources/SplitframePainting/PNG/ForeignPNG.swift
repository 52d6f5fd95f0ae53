import CSplitframePNG
import SplitframeWireframes

/// Reads PNG files of other programs with libpng: every colour type and depth, interlaced or not.
enum ForeignPNG {
    static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
        let bytes = try drawnPart(of: file)
        // libpng reads the bytes again for the pixels, so that they stay where they are until then.
        return try bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(PNGError) in try decode(bytes) }
        }.get()
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> Bitmap {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw .damaged(reason: image.reason)
        }
        defer { png_image_free(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var isRead: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
            isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil)
            filled = isRead == 0 ? 0 : width * height * 4
        }
        guard isRead != 0 else { throw .damaged(reason: image.reason) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The file without texts and other optional chunks: libpng would unpack and keep them all.
    ///
    /// The pixels stay as the file has them, whatever colours it says they are: ``PNGShowing`` tells that. Mandatory
    /// chunks begin with a capital letter.
    static func drawnPart(of file: [UInt8]) throws(PNGError) -> [UInt8] {
        var writer = PNGWriter()
        for chunk in try PNGChunk.all(in: file)
        where chunk.name.first?.isUppercase == true || chunk.name == "tRNS" {
            writer.append(chunk.name, Array(chunk.content))
        }
        return writer.bytes
    }
}

extension png_image {
    /// libpng's message about what went wrong.
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
