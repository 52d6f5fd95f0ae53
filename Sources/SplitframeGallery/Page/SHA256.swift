/// The digest (FIPS 180-4) with which a page's policy identifies its script and styles.
enum SHA256 {
    /// The 32 bytes of a message's digest.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var state = initial
        let padding = [0x80] + [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
        let whole = message + padding + bytes(of: UInt64(message.count) * 8)
        for start in stride(from: 0, to: whole.count, by: 64) { mix(whole[start..<start + 64], into: &state) }
        return state.flatMap { bytes(of: $0) }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            words.append(
                words[index - 16] &+ (turn(early, 7) ^ turn(early, 18) ^ early >> 3)
                    &+ words[index - 7] &+ (turn(late, 17) ^ turn(late, 19) ^ late >> 10))
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let first =
                h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ (e & f ^ ~e & g) &+ constants[index]
                &+ words[index]
            let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let primes = (2...311).filter { number in
        !(2..<number).contains { number.isMultiple(of: $0) }
    }

    /// The first 32 bits of the fractional part of a root.
    private static func fraction(_ root: Double) -> UInt32 {
        UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }

    private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    private static let constants: [UInt32] = primes.map { prime in
        // The cube root by Newton's method.
        let root = (0..<60).reduce(Double(prime)) { root, _ in
            root - (root * root * root - Double(prime)) / (3 * root * root)
        }
        return fraction(root)
    }
}

extension [UInt8] {
    /// The bytes in base64, as web pages write them.
    package var base64: String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let part = self[start..<Swift.min(start + 3, count)]
            let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                text.append(
                    place <= part.count ? letters[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
