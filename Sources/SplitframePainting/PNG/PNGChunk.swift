import CSplitframeDeflate

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
