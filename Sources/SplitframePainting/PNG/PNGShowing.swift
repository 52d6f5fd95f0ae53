import CSplitframeDeflate

/// What in a file decides how it is shown besides its pixels, which ``PNGFile/decode(_:)`` leaves out.
///
/// Two pictures of the same pixels look the same only if these are equal.
package struct PNGShowing: Hashable, Sendable {
    /// The chunks that move the picture, whose pixels are those at rest; empty for a picture that never moves.
    private let motion: [[UInt8]]
    /// How a viewer turns or mirrors the picture, as Exif counts it, 1 for not at all; nil where that cannot be read.
    private let orientation: Int?
    /// The chunks that say which colours the pixels are; empty if they are those of sRGB, as in a file without any.
    private let colors: [[UInt8]]

    package init(of bytes: [UInt8]) throws(PNGError) {
        let chunks = try PNGChunk.all(in: bytes)
        func all(_ names: Set<String>) -> [PNGChunk] { chunks.filter { names.contains($0.name) } }
        motion = all(["acTL", "fcTL", "fdAT"]).map(\.bytes)
        let colors = all(["cICP", "iCCP", "sRGB", "gAMA", "cHRM"])
        self.colors = colors.allSatisfy(Self.declaresSRGB) ? [] : colors.map(\.bytes)
        orientation =
            chunks.filter { $0.name == "eXIf" }.map { Self.orientation(inExif: Array($0.content)) }
            .first { $0 != 1 } ?? 1
    }

    /// The reason why pixels alone do not say how the picture looks; nil if they do.
    package var fault: PNGError? {
        if !motion.isEmpty { return .animated }
        if orientation != 1 { return .turned }
        return colors.isEmpty ? nil : .colored
    }

    /// Whether a chunk says that the pixels are sRGB: with the numbers that the PNG specification gives for it.
    private static func declaresSRGB(_ chunk: PNGChunk) -> Bool {
        switch chunk.name {
        case "sRGB": true
        case "cICP": chunk.content.elementsEqual([1, 13, 0, 1])
        case "gAMA": chunk.content.elementsEqual(number(45_455))
        case "cHRM":
            chunk.content.elementsEqual(
                [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000].flatMap { number($0) })
        default: false
        }
    }

    /// The orientation in Exif data, a TIFF file without a picture: 1 where it has none, nil where it cannot be read.
    private static func orientation(inExif bytes: [UInt8]) -> Int? {
        let isLittle = bytes.starts(with: "II".utf8)
        guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
        func number(at place: Int, count: Int) -> Int? {
            guard place + count <= bytes.count else { return nil }
            let part = bytes[place..<place + count]
            return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, count: 2) == 42, let list = number(at: 4, count: 4),
            let count = number(at: list, count: 2)
        else { return nil }
        for entry in 0..<count {
            let place = list + 2 + entry * 12
            guard let tag = number(at: place, count: 2), let value = number(at: place + 8, count: 2) else {
                return nil
            }
            if tag == 0x0112, value != 1 { return value }
        }
        return 1
    }
}

extension PNGChunk {
    fileprivate var bytes: [UInt8] { Array(name.utf8) + content }
}

/// One chunk of a PNG file: a name of four letters and its content.
struct PNGChunk {
    let name: String
    let content: ArraySlice<UInt8>

    /// A file's chunks in order, from its header, whose size has been checked, to its end chunk; verifies every checksum.
    static func all(in bytes: [UInt8]) throws(PNGError) -> [PNGChunk] {
        try PNGFile.checkSignature(bytes)
        var chunks: [PNGChunk] = []
        var place = PNGFile.signature.count
        while chunks.last?.name != "IEND" {
            guard let length = number(in: bytes, at: place), bytes.count - place - 12 >= length,
                let sum = number(in: bytes, at: place + 8 + length)
            else { throw .damaged(reason: "the file ends in the middle of a chunk") }
            let body = bytes[(place + 4)..<(place + 8 + length)]
            let name = String(decoding: body.prefix(4), as: UTF8.self)
            guard checkSum(of: body) == sum else {
                throw .damaged(reason: "the check sum of chunk \(chunks.count + 1) is wrong")
            }
            guard !chunks.isEmpty || name == "IHDR" else { throw .damaged(reason: "it has no header first") }
            chunks.append(PNGChunk(name: name, content: body.dropFirst(4)))
            place += 12 + length
        }
        return chunks
    }

    /// PNG's checksum of a chunk's name and content.
    static func checkSum(of body: ArraySlice<UInt8>) -> UInt32 {
        body.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    /// Four bytes as a number, the highest first; nil after the end.
    static func number(in bytes: [UInt8], at place: Int) -> Int? {
        guard place + 4 <= bytes.count else { return nil }
        return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
