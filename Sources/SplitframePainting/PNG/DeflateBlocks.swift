/// Writes literals and matches as deflate blocks, each with its own codes.
///
/// The creator of a value has to call ``free()`` at the end.
struct DeflateBlocks {
    /// Some literals, and the match that follows them.
    private struct Sequence {
        var literals: Int
        var match: DeflateMatch
        /// The number of repetitions of the match; zero at the end of a block.
        var times: Int
    }

    /// The approximate maximum numbers of literals and sequences in a block, which share its codes.
    private static let (mostLiterals, mostSequences) = (1 << 16, 1 << 14)
    /// The maximum sizes of a literal, a match and a block's head, in bytes.
    private static let (literalBytes, matchBytes, headBytes) = (2, 6, 512)
    private static let endOfBlock = 256

    private(set) var output: [UInt8] = []
    private let literals = UnsafeMutablePointer<UInt8>.allocate(capacity: mostLiterals + 4)
    private var literalCount = 0
    private var literalsBefore = 0
    private let sequences = UnsafeMutablePointer<Sequence>.allocate(capacity: mostSequences + 4)
    private var sequenceCount = 0
    /// The number of matches, including repetitions.
    private var matches = 0
    /// The writer at the end of the last block.
    private var last: BitWriter?

    func free() {
        literals.deallocate()
        sequences.deallocate()
    }

    /// Appends up to four literals.
    @inline(__always) mutating func append(literals bytes: UnsafePointer<UInt8>, count: Int) {
        for index in 0..<count { literals[literalCount + index] = bytes[index] }
        literalCount += count
        if literalCount >= Self.mostLiterals { writeBlock(isLast: false) }
    }

    mutating func append(literal: UInt8) {
        withUnsafePointer(to: literal) { append(literals: $0, count: 1) }
    }

    /// Appends a repetition of at least 3 bytes from up to 32,768 bytes before.
    mutating func append(matchOf length: Int, distance: Int) {
        // Uses matches of the maximum length, but leaves a rest that is no shorter than a match may be.
        let times = max(0, (length - 3) / DeflateMatch.longest)
        if times > 0 { append(matchOf: DeflateMatch.longest, distance, times: times) }
        var rest = length - times * DeflateMatch.longest
        if rest > DeflateMatch.longest {
            append(matchOf: rest - 3, distance, times: 1)
            rest = 3
        }
        append(matchOf: rest, distance, times: 1)
        if sequenceCount >= Self.mostSequences { writeBlock(isLast: false) }
    }

    @inline(__always) private mutating func append(matchOf length: Int, _ distance: Int, times: Int) {
        sequences[sequenceCount] = Sequence(
            literals: literalCount - literalsBefore,
            match: DeflateMatch(length: length, distance: distance), times: times)
        sequenceCount += 1
        literalsBefore = literalCount
        matches += times
    }

    /// Ends the last block.
    mutating func finish() {
        writeBlock(isLast: true)
    }

    private mutating func writeBlock(isLast: Bool) {
        var frequencies = [Int](repeating: 0, count: 286)
        var distanceFrequencies = [Int](repeating: 0, count: 30)
        frequencies[Self.endOfBlock] = 1
        // Ends the sequences with the literals after the last match.
        append(matchOf: 3, 1, times: 0)
        for literal in UnsafeBufferPointer(start: literals, count: literalCount) {
            frequencies[Int(literal)] &+= 1
        }
        for sequence in UnsafeBufferPointer(start: sequences, count: sequenceCount) where sequence.times > 0 {
            frequencies[sequence.match.lengthSymbol.symbol] += sequence.times
            distanceFrequencies[sequence.match.distanceSymbol.symbol] += sequence.times
        }
        let code = HuffmanCode(frequencies, longest: 15)
        let distances = HuffmanCode(distanceFrequencies, longest: 15)
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: literalCount * Self.literalBytes + matches * Self.matchBytes + Self.headBytes,
            alignment: 8)
        defer { room.deallocate() }
        var writer = BitWriter(at: room, after: last)
        writer.put(isLast ? 0b101 : 0b100, 3)
        writer.putLengths(code.lengths, distances.lengths)
        code.words.withUnsafeBufferPointer { words in
            distances.words.withUnsafeBufferPointer { writeSequences(words, $0, to: &writer) }
        }
        writer.put(code.words[Self.endOfBlock])
        if isLast { writer.put(0, 7) }
        output.append(contentsOf: UnsafeRawBufferPointer(start: room, count: writer.place - room))
        last = writer
        (literalCount, literalsBefore, sequenceCount, matches) = (0, 0, 0, 0)
    }

    private func writeSequences(
        _ words: UnsafeBufferPointer<UInt32>, _ distanceWords: UnsafeBufferPointer<UInt32>,
        to writer: inout BitWriter
    ) {
        var literal = literals
        for sequence in UnsafeBufferPointer(start: sequences, count: sequenceCount) {
            for _ in 0..<sequence.literals {
                writer.put(words[Int(literal.pointee)])
                literal += 1
            }
            let length = sequence.match.lengthSymbol
            let distance = sequence.match.distanceSymbol
            for _ in 0..<sequence.times {
                writer.put(words[length.symbol], extra: length.extra, length.bits)
                writer.put(distanceWords[distance.symbol], extra: distance.extra, distance.bits)
            }
        }
    }
}
