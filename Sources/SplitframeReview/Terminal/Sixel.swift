import SplitframeScene

/// Pictures as DEC's terminals take them: bands of six rows, a pass for each colour of a cube of 6 × 6 × 6 or of 40
/// greys, which are 256 together.
enum Sixel {
    private static let greys = 40
    /// How far the channels of what is drawn grey may be apart, so that a pale grey is no pale blue.
    private static let greySpread = 12

    static func text(of picture: Bitmap, width: Int) -> String {
        let width = max(1, min(width, picture.width))
        let height = max(1, picture.height * width / max(1, picture.width))
        let colors = (0..<height).map { y in
            (0..<width).map { x in color(of: picture, x * picture.width / width, y * picture.height / height)
            }
        }
        let used = Set(colors.joined()).sorted()
        var text = "\u{1B}Pq\"1;1;\(width);\(height)"
        for color in used {
            let percent =
                color < 216
                ? [color / 36, color / 6 % 6, color % 6].map { $0 * 20 }
                : Array(repeating: (color - 216) * 100 / (greys - 1), count: 3)
            text += "#\(color);2;" + percent.map(String.init).joined(separator: ";")
        }
        for top in stride(from: 0, to: height, by: 6) {
            let rows = colors[top..<min(top + 6, height)]
            for color in Set(rows.joined()).sorted() {
                let bits = (0..<width).map { x in
                    rows.enumerated().reduce(0) { $0 | ($1.element[x] == color ? 1 << $1.offset : 0) }
                }
                text += "#\(color)" + runs(of: bits) + "$"
            }
            text += "-"
        }
        return text + "\u{1B}\\"
    }

    private static func color(of picture: Bitmap, _ x: Int, _ y: Int) -> Int {
        let start = (y * picture.width + x) * 4
        let channels = picture.pixels[start..<start + 3].map { Int($0) }
        if let least = channels.min(), let most = channels.max(), most - least <= greySpread {
            return 216 + ((least + most) * (greys - 1) + 255) / 510
        }
        return channels.reduce(0) { $0 * 6 + ($1 * 5 + 127) / 255 }
    }

    private static func runs(of bits: [Int]) -> String {
        var text = ""
        var start = 0
        while start < bits.count {
            let end = bits[start...].firstIndex { $0 != bits[start] } ?? bits.count
            let character = String(Unicode.Scalar(UInt8(63 + bits[start])))
            text +=
                end - start > 3
                ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
            start = end
        }
        return text
    }
}
