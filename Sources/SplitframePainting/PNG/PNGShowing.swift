/// What in a file decides how it is shown besides its pixels, which ``PNGFile/decode(_:)`` leaves out.
///
/// Two pictures of the same pixels look the same only if these are equal.
package struct PNGShowing: Hashable, Sendable {
    /// The chunks that move the picture, whose pixels are those at rest; empty for a picture that never moves.
    private let motion: [[UInt8]]
    /// How a viewer turns or mirrors the picture, as Exif counts it, 1 for not at all; nil where that cannot be read.
    private let orientation: Int?

    package init(of bytes: [UInt8]) throws(PNGError) {
        let chunks = try PNGChunk.all(in: bytes)
        motion = chunks.filter { ["acTL", "fcTL", "fdAT"].contains($0.name) }
            .map { Array($0.name.utf8) + $0.content }
        orientation =
            chunks.filter { $0.name == "eXIf" }.map { Self.orientation(inExif: Array($0.content)) }
            .first { $0 != 1 } ?? 1
    }

    /// The reason why pixels alone do not say how the picture looks; nil if they do.
    package var fault: PNGError? { motion.isEmpty ? orientation == 1 ? nil : .turned : .animated }

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
