/// The check sum that proves a generated picture to be the one the numbers were measured with.
enum SHA256 {
    static func hexadecimal(of bytes: [UInt8]) -> String {
        var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        let constants = primes.map { fraction(cubeRoot(Double($0))) }
        let padding = [0x80] + [UInt8](repeating: 0, count: (119 - bytes.count % 64) % 64)
        let length = (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> ($0 * 8)) }
        let message = bytes + padding + length
        for block in stride(from: 0, to: message.count, by: 64) {
            var words = (0..<16).map { word in
                message[block + word * 4..<block + word * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
                let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var work = state
            for index in 0..<64 {
                let choice = work[4] & work[5] ^ ~work[4] & work[6]
                let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
                let first = rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)
                let second = rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)
                let step = work[7] &+ second &+ choice &+ constants[index] &+ words[index]
                work[3] &+= step
                work = [step &+ first &+ majority] + work.dropLast()
            }
            state = zip(state, work).map { $0 &+ $1 }
        }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private static let primes = (2...311).filter { number in
        !(2..<number).contains { number % $0 == 0 }
    }

    /// The first 32 bits behind the point.
    private static func fraction(_ value: Double) -> UInt32 {
        UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }

    private static func cubeRoot(_ value: Double) -> Double {
        var root = value
        for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
        return root
    }

    private static func rotated(_ word: UInt32, _ places: UInt32) -> UInt32 {
        word >> places | word << (32 - places)
    }
}
