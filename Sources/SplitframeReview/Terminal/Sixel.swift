import SplitframeScene

/// Pictures as DEC's terminals take them: bands of six rows, a pass for each colour of a cube of 6 × 6 × 6.
enum Sixel {
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
            text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
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
        return (0..<3).reduce(0) { $0 * 6 + (Int(picture.pixels[start + $1]) * 5 + 127) / 255 }
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
