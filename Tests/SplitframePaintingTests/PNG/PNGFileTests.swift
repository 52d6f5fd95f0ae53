import SplitframeWireframes
import Testing

@testable import SplitframePainting

/// Numbers that look random and are the same on every run.
private struct Seeded {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

struct `A PNG file` {
    /// A bitmap of some random colours, in runs as pictures have them.
    private func bitmap(seed: Int, colors: Int, isOpaque: Bool) -> Bitmap {
        var numbers = Seeded(seed)
        let (width, height) = (1 + numbers.next(below: 70), 1 + numbers.next(below: 40))
        let palette = (0..<colors).map { _ in
            let alpha = isOpaque ? 255 : numbers.next(below: 256)
            return [numbers.next(below: 256), numbers.next(below: 256), numbers.next(below: 256), alpha]
                .map { UInt8($0) }
        }
        var pixels: [UInt8] = []
        while pixels.count < width * height * 4 {
            let color = palette[numbers.next(below: colors)]
            for _ in 0...numbers.next(below: 12) where pixels.count < width * height * 4 { pixels += color }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 5000], [true, false])
    func `gives back the pixels it was made of`(colors: Int, isOpaque: Bool) throws {
        for seed in 0..<8 {
            let bitmap = bitmap(seed: seed, colors: colors, isOpaque: isOpaque)
            for effort in PNGEffort.allCases {
                #expect(try PNGFile.decode(PNGFile.encode(bitmap, effort: effort)) == bitmap)
            }
        }
    }

    /// Sizes around the segments of rows, and rows longer than what a match can reach back.
    @Test(arguments: [(1, 200), (2, 90), (63, 30), (64, 30), (65, 30), (900, 300), (11_000, 4), (40_000, 3)])
    func `gives back boxes upon each other, whoever reads it`(width: Int, height: Int) throws {
        for (colors, isOpaque) in [(40, true), (40, false), (900, true), (900, false)] {
            let bitmap = boxes(width: width, height: height, colors: colors, isOpaque: isOpaque)
            let file = try PNGFile.encode(bitmap)
            #expect(try PNGFile.decode(file) == bitmap)
            #expect(try ForeignPNG.decode(file) == bitmap)
            #expect(try PNGFile.decode(PNGFile.encode(bitmap, effort: .small)) == bitmap)
        }
    }

    private func boxes(width: Int, height: Int, colors: Int, isOpaque: Bool) -> Bitmap {
        var numbers = Seeded(width + colors)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for color in 0..<colors {
            let (left, top) = (numbers.next(below: width), numbers.next(below: height))
            let size = color < 10 ? max(width, height) : 1 + numbers.next(below: 20)
            let channels = (0..<4).map { _ in UInt8(numbers.next(below: 256)) }
            // Every third box is noise.
            let noise = color % 3 == 0 ? 1 + size / 8 : 0
            for y in top..<min(height, top + size) {
                for x in left..<min(width, left + size) where noise == 0 || numbers.next(below: noise) == 0 {
                    let place = (y * width + x) * 4
                    for channel in 0..<4 {
                        pixels[place + channel] = channel == 3 && isOpaque ? 255 : channels[channel]
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Colour type and depth stand in the header's bytes 25 and 24 of the file.
    @Test(arguments: [
        (colors: 1, depth: 1, type: 3), (2, 1, 3), (3, 2, 3), (4, 2, 3), (5, 4, 3), (16, 4, 3), (17, 8, 3),
        (256, 8, 3), (257, 8, 2),
    ])
    func `is indexed as long as 256 colours suffice`(colors: Int, depth: UInt8, type: UInt8) throws {
        let file = try PNGFile.encode(Bitmap(width: 300, height: 1, pixels: Self.pixels(colors: colors)))

        #expect(file[24] == depth)
        #expect(file[25] == type)
    }

    /// 300 opaque pixels of so many colours.
    private static func pixels(colors: Int) -> [UInt8] {
        (0..<300).flatMap { index -> [UInt8] in
            let color = index % colors
            return [UInt8(color % 256), UInt8(color / 256), 0, 255]
        }
    }

    @Test func `has alpha only where something is transparent`() throws {
        var pixels = Self.pixels(colors: 300)
        pixels[3] = 254

        #expect(try PNGFile.encode(Bitmap(width: 300, height: 1, pixels: pixels))[25] == 6)
    }

    @Test func `carries texts, in Latin-1 or any other script`() throws {
        let texts = [
            PNGText(keyword: "splitframe:selection", text: "device=\"iPad Pro\"\nsplit=double"),
            PNGText(keyword: "Größe", text: "fünf Äpfel"),
            PNGText(keyword: "splitframe:layout", text: "{\"title\": \"日本語 👍\"}"),
            PNGText(keyword: "empty", text: ""),
            PNGText(keyword: "zero", text: "a\u{0}b"),
        ]
        let file = try PNGFile.encode(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), text: texts)

        #expect(try PNGFile.texts(in: file) == texts)
        #expect(try PNGFile.decode(file).pixels == [1, 2, 3, 255])
    }

    @Test(arguments: ["", " lead", "two  spaces", "日本", "new\nline", String(repeating: "k", count: 80)])
    func `refuses a keyword that the format forbids`(keyword: String) {
        #expect(throws: DrawingError.keyword(keyword)) {
            try PNGFile.encode(
                Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]),
                text: [PNGText(keyword: keyword, text: "")])
        }
    }

    @Test func `cut short anywhere is an error, never a crash`() throws {
        let whole = try PNGFile.encode(
            bitmap(seed: 7, colors: 40, isOpaque: false), text: [PNGText(keyword: "k", text: "text")])

        for count in 0..<whole.count - 12 {
            let cut = Array(whole.prefix(count))
            #expect(throws: PNGError.self) { try PNGFile.decode(cut) }
            #expect(throws: PNGError.self) { try PNGFile.texts(in: cut) }
        }
    }

    @Test func `with any one byte changed is an error or a picture, never a crash`() throws {
        let whole = try PNGFile.encode(bitmap(seed: 3, colors: 300, isOpaque: true))

        for place in whole.indices.prefix(400) {
            var changed = whole
            changed[place] ^= 0x55
            if let bitmap = try? PNGFile.decode(changed) {
                #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
            }
        }
    }

    @Test func `with a changed text is damaged`() throws {
        var file = try PNGFile.encode(
            Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), text: [PNGText(keyword: "k", text: "text")])
        let place = try #require(file.indices.first { file[$0...].starts(with: "text".utf8) })
        file[place] ^= 1

        #expect(throws: PNGError.self) { try PNGFile.texts(in: file) }
    }

    @Test func `that is none says what it is`() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"

        #expect(throws: PNGError.empty) { try PNGFile.decode([]) }
        #expect(throws: PNGError.notPNG) { try PNGFile.decode(Array("GIF89a".utf8)) }
        #expect(throws: PNGError.gitLFSPointer) { try PNGFile.decode(Array(pointer.utf8)) }
        #expect(throws: PNGError.gitLFSPointer) { try PNGFile.texts(in: Array(pointer.utf8)) }
    }
}
