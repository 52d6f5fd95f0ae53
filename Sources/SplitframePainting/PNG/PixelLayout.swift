/// The storage format of a PNG file's pixels: always the smallest format without loss.
enum PixelLayout {
    case indexed(Palette)
    case rgb
    case rgba

    init(of rows: PixelRows) {
        if let palette = Palette(of: rows) {
            self = .indexed(palette)
        } else {
            self = rows.isOpaque || Self.isOpaque(rows) ? .rgb : .rgba
        }
    }

    /// The colour type's number in the file's header.
    var colorType: UInt8 {
        switch self {
        case .indexed: 3
        case .rgb: 2
        case .rgba: 6
        }
    }

    /// The number of bits per channel, or per index.
    var bitDepth: Int {
        switch self {
        case .indexed(let palette): palette.bits
        case .rgb, .rgba: 8
        }
    }

    /// The number of bytes of a row of pixels, without its filter byte.
    func rowBytes(width: Int) -> Int {
        switch self {
        case .indexed(let palette): (width * palette.bits + 7) / 8
        case .rgb: width * 3
        case .rgba: width * 4
        }
    }

    /// Writes words of a row in this layout.
    func pack(
        _ words: UnsafePointer<UInt32>, count: Int, of rows: PixelRows,
        into bytes: UnsafeMutablePointer<UInt8>
    ) {
        switch self {
        case .indexed(let palette):
            palette.pack(words, count: count, into: bytes)
        case .rgb:
            Self.packOpaque(words, count: count, into: bytes)
        case .rgba:
            let out = UnsafeMutableRawPointer(bytes)
            if rows.isOpaque {
                for x in 0..<count {
                    let color = words[x] &<< 8 | words[x] &>> 24
                    out.storeBytes(of: color.bigEndian, toByteOffset: x &* 4, as: UInt32.self)
                }
                return
            }
            for x in 0..<count {
                let color = rows.straight(words[x])
                out.storeBytes(of: (color << 8 | color >> 24).bigEndian, toByteOffset: x * 4, as: UInt32.self)
            }
        }
    }

    /// Converts four pixels to three words at a time, and the remaining pixels byte by byte.
    private static func packOpaque(
        _ words: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        let out = UnsafeMutableRawPointer(bytes)
        var x = 0
        while x + 4 <= count {
            let (a, b) = (words[x] << 8, words[x + 1] << 8)
            let (c, d) = (words[x + 2] << 8, words[x + 3] << 8)
            let place = x * 3
            out.storeBytes(of: (a | b >> 24).bigEndian, toByteOffset: place, as: UInt32.self)
            out.storeBytes(of: (b << 8 | c >> 16).bigEndian, toByteOffset: place + 4, as: UInt32.self)
            out.storeBytes(of: (c << 16 | d >> 8).bigEndian, toByteOffset: place + 8, as: UInt32.self)
            x += 4
        }
        while x < count {
            bytes[x * 3] = UInt8(truncatingIfNeeded: words[x] >> 16)
            bytes[x * 3 + 1] = UInt8(truncatingIfNeeded: words[x] >> 8)
            bytes[x * 3 + 2] = UInt8(truncatingIfNeeded: words[x])
            x += 1
        }
    }

    private static func isOpaque(_ rows: PixelRows) -> Bool {
        for y in 0..<rows.height {
            var common: UInt32 = 0xFF00_0000
            for x in 0..<rows.width { common &= rows[y][x] }
            if common >> 24 != 255 { return false }
        }
        return true
    }
}
