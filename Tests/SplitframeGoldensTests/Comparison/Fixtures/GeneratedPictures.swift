import SplitframeWireframes

/// Pictures from formulas in whole numbers, for which pixelmatch's counts were measured.
enum GeneratedPictures {
    static let pairs: [String: (expected: Bitmap, actual: Bitmap)] = [
        "noise-opaque": (noise(seed: 1), jittered(noise(seed: 1), seed: 2, amplitude: 24)),
        "noise-independent": (noise(seed: 1), noise(seed: 3)),
        "split-light": (split(at: 80), split(at: 94)),
        "split-fill-lost": (split(at: 80), split(at: 80, fill: 0xFFFFFF)),
        "hairline-1px": (line(atSixteenths: 800), line(atSixteenths: 816)),
        "hairline-¼→½": (line(atSixteenths: 804), line(atSixteenths: 808)),
        "hairline-0→½": (line(atSixteenths: 800), line(atSixteenths: 808)),
        "disc-½px": (disc(centerX: 1024), disc(centerX: 1040)),
        "rr2-r12→13": (outline(radius: 12), outline(radius: 13)),
        "rr2-h+1": (outline(radius: 12), outline(radius: 12, bottom: 111)),
    ]

    private static func noise(seed: UInt32) -> Bitmap {
        var bytes = ByteSequence(state: seed)
        return bitmap(width: 64, height: 48) { _, _ in
            let (red, green, blue, _) = (bytes.next(), bytes.next(), bytes.next(), bytes.next())
            return Color(red: red, green: green, blue: blue)
        }
    }

    private static func jittered(_ picture: Bitmap, seed: UInt32, amplitude: Int) -> Bitmap {
        var bytes = ByteSequence(state: seed)
        var result = picture
        for index in picture.pixels.indices {
            let offset = Int(bytes.next()) % (2 * amplitude + 1) - amplitude
            guard index % 4 < 3 else { continue }
            result.pixels[index] = UInt8(clamping: Int(picture.pixels[index]) + offset)
        }
        return result
    }

    private static func split(at column: Int, fill: UInt32 = 0xF2F2F7) -> Bitmap {
        bitmap(width: 256, height: 192) { x, _ in
            Color(x < column ? fill : x == column ? 0xC6C6C8 : 0xFFFFFF)
        }
    }

    /// A black line one pixel wide whose left edge lies at sixteenths of a pixel.
    private static func line(atSixteenths place: Int) -> Bitmap {
        let (column, fraction) = (place >> 4, place & 15)
        let gray = (255 * fraction + 8) >> 4
        return bitmap(width: 100, height: 100) { x, _ in
            x == column ? .gray(gray) : x == column + 1 && fraction > 0 ? .gray(255 - gray) : .gray(255)
        }
    }

    /// A disc of 20 pixels' radius; lengths in thirty-seconds of a pixel.
    private static func disc(centerX: Int) -> Bitmap {
        covered(side: 64) { x, y in
            (x - centerX) * (x - centerX) + (y - 1024) * (y - 1024) <= 640 * 640
        }
    }

    /// A rounded rectangle's outline, two pixels wide, inside a box from 10 to 110 pixels.
    private static func outline(radius: Int, bottom: Int = 110) -> Bitmap {
        let outer = RoundedBox(left: 320, top: 320, right: 3520, bottom: bottom * 32, radius: radius * 32)
        let inner = RoundedBox(
            left: 384, top: 384, right: 3456, bottom: bottom * 32 - 64, radius: radius * 32 - 64)
        return covered(side: 120) { x, y in outer.contains(x, y) && !inner.contains(x, y) }
    }

    /// Black on white by 16 by 16 samples a pixel.
    private static func covered(side: Int, by contains: (_ x: Int, _ y: Int) -> Bool) -> Bitmap {
        bitmap(width: side, height: side) { x, y in
            var coverage = 0
            for row in 0..<16 {
                for column in 0..<16 where contains(32 * x + 2 * column + 1, 32 * y + 2 * row + 1) {
                    coverage += 1
                }
            }
            return .gray(255 - (255 * coverage + 128) >> 8)
        }
    }

    private static func bitmap(
        width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color
    ) -> Bitmap {
        let pixels = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let color = color(x, y)
                return [color.red, color.green, color.blue, color.alpha]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

/// The high bytes of a linear congruential generator.
private struct ByteSequence {
    var state: UInt32

    mutating func next() -> UInt8 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
    }
}

/// A rectangle with round corners in thirty-seconds of a pixel.
private struct RoundedBox {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var radius: Int

    func contains(_ x: Int, _ y: Int) -> Bool {
        guard (left...right).contains(x), (top...bottom).contains(y) else { return false }
        let dx = max(left + radius - x, x - right + radius, 0)
        let dy = max(top + radius - y, y - bottom + radius, 0)
        return dx * dx + dy * dy <= radius * radius
    }
}

extension Color {
    fileprivate static func gray(_ level: Int) -> Color {
        Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
    }
}
