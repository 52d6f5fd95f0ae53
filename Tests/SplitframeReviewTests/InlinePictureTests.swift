import Foundation
import SplitframeScene
import Testing

@testable import SplitframeReview

/// Reads what is sent to a terminal as its protocol says.
struct `A picture among the lines of a terminal` {
    private static let escape = "\u{1B}"
    /// Long enough for several pieces.
    private let file = (0..<10_000).map { UInt8($0 * 31 % 256) }
    private let picture = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])

    @Test(arguments: [1, 3071, 3072, 3073, 6144, 10_000])
    func `comes to kitty in pieces of 4,096 letters at most, of which the last says so`(count: Int) throws {
        let file = Array(file.prefix(count))
        let text = InlinePicture.kitty.sequence(png: file, picture: picture, columns: 60)
        var pieces = text.components(separatedBy: Self.escape + "_G")
        #expect(pieces.removeFirst() == "")
        #expect(pieces.last?.hasSuffix("\n") == true)
        var payload = ""
        for (index, piece) in pieces.enumerated() {
            let end = Self.escape + "\\" + (index == pieces.count - 1 ? "\n" : "")
            #expect(piece.hasSuffix(end))
            let parts = piece.dropLast(end.count).split(separator: ";", omittingEmptySubsequences: false)
            try #require(parts.count == 2)
            let keys = Dictionary(
                uniqueKeysWithValues: parts[0].split(separator: ",").map { word in
                    (String(word.prefix { $0 != "=" }), String(word.drop { $0 != "=" }.dropFirst()))
                })
            #expect(keys["m"] == (index == pieces.count - 1 ? "0" : "1"))
            // The first says a PNG that is sent and shown at once; others nothing but whether more come.
            #expect(
                keys.filter { $0.key != "m" } == (index == 0 ? ["f": "100", "a": "T", "c": "60"] : [:]))
            #expect(parts[1].count <= 4096 && (index == pieces.count - 1 || parts[1].count % 4 == 0))
            payload += parts[1]
        }
        #expect(try Array(#require(Data(base64Encoded: payload))) == file)
    }

    @Test func `comes to iTerm2 as a file with its size`() throws {
        let text = InlinePicture.iTerm2.sequence(png: file, picture: picture, columns: 60)
        let match = try #require(
            text.wholeMatch(of: /\u{1B}\]1337;File=(?<keys>[^:]*):(?<payload>[A-Za-z0-9+\/=]*)\u{7}\n/))
        let keys = match.keys.split(separator: ";")
        #expect(keys == ["inline=1", "width=60", "preserveAspectRatio=1", "size=10000"])
        #expect(try Array(#require(Data(base64Encoded: String(match.payload)))) == file)
    }

    @Test(arguments: [1, 60])
    func `comes as sixels in colours near its own`(columns: Int) throws {
        var pixels: [UInt8] = []
        for index in 0..<280 {
            let (x, y) = (index % 20, index / 20)
            pixels += [UInt8(x * 12), UInt8(y * 18), UInt8(index % 256), 255]
        }
        let wide = Bitmap(width: 20, height: 14, pixels: pixels)
        let text = InlinePicture.sixel.sequence(png: [], picture: wide, columns: columns)
        let shown = try SixelScreen(text)
        let width = min(20, columns * 8)
        #expect((shown.width, shown.height) == (width, max(1, 14 * width / 20)))
        for y in 0..<shown.height {
            for x in 0..<shown.width {
                let (row, column) = (y * 14 / shown.height, x * 20 / shown.width)
                let start: Int = (row * 20 + column) * 4
                let color = try #require(shown.pixels[[x, y]], "every pixel is painted")
                for channel in 0..<3 {
                    let distance: Int = color[channel] * 255 / 100 - Int(pixels[start + channel])
                    #expect(abs(distance) <= 26)
                }
            }
        }
    }
}

/// What a terminal shows of one sixel picture: colours in percent by column and row.
private struct SixelScreen {
    struct Malformed: Error {}

    var width = 0
    var height = 0
    var pixels: [[Int]: [Int]] = [:]

    init(_ text: String) throws {
        guard let match = text.wholeMatch(of: /\u{1B}P[0-9;]*q(?<body>[^\u{1B}]*)\u{1B}\\\n/) else {
            throw Malformed()
        }
        var colors: [Int: [Int]] = [:]
        var (color, x, y, count) = (0, 0, 0, 1)
        var rest = match.body[...]
        func numbers() -> [Int] {
            let digits = rest.prefix { $0.isNumber || $0 == ";" }
            rest = rest.dropFirst(digits.count)
            return digits.split(separator: ";").compactMap { Int($0) }
        }
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                let size = numbers()
                guard size.count == 4, size[0] == size[1] else { throw Malformed() }
                (width, height) = (size[2], size[3])
            case "#":
                let words = numbers()
                color = words[0]
                guard color < 256 else { throw Malformed() }
                if words.count == 5, words[1] == 2 { colors[color] = Array(words[2...]) }
            case "!": count = numbers()[0]
            case "$": x = 0
            case "-": (x, y) = (0, y + 6)
            case "?"..."~":
                let bits = Int(character.unicodeScalars.first?.value ?? 63) - 63
                for column in x..<x + count {
                    for row in 0..<6 where bits >> row & 1 == 1 {
                        guard column < width, y + row < height else { throw Malformed() }
                        pixels[[column, y + row]] = colors[color]
                    }
                }
                (x, count) = (x + count, 1)
            default: throw Malformed()
            }
        }
    }
}
