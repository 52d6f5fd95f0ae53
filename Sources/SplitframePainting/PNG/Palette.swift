/// The colours of a picture with few of them, in the order of their first appearance.
struct Palette {
    /// The number of colours that an index of one byte can distinguish.
    static let capacity = 256
    private static let slots = 1024

    /// The colours as words, in the pixels' format.
    private(set) var colors: [UInt32] = []
    /// An open hash table: the index of a colour in `colors` plus one, or zero.
    private var table = [UInt16](repeating: 0, count: Self.slots)

    /// The number of bits of an index: 1, 2, 4 or 8.
    var bits: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// Collects the colours, or gives up at the 257th.
    init?(of rows: PixelRows) {
        for y in 0..<rows.height {
            guard insertColors(of: rows[y], count: rows.width) else { return nil }
        }
    }

    private mutating func insertColors(of row: UnsafePointer<UInt32>, count: Int) -> Bool {
        var x = 0
        while x < count {
            guard insert(row[x]) else { return false }
            x = Self.endOfRun(in: row, from: x, count: count)
        }
        return true
    }

    private mutating func insert(_ color: UInt32) -> Bool {
        var slot = Self.slot(of: color)
        while table[slot] != 0 {
            if colors[Int(table[slot]) - 1] == color { return true }
            slot = (slot + 1) % Self.slots
        }
        guard colors.count < Self.capacity else { return false }
        colors.append(color)
        table[slot] = UInt16(colors.count)
        return true
    }

    /// The index of a colour in the palette.
    private func index(of color: UInt32) -> UInt8 {
        var slot = Self.slot(of: color)
        while colors[Int(table[slot]) - 1] != color { slot = (slot + 1) % Self.slots }
        return UInt8(table[slot] - 1)
    }

    private static func slot(of color: UInt32) -> Int {
        Int((color &* 0x9E37_79B1) >> 22)
    }

    /// Writes the row's indexes, `bits` each, the first pixel in the highest bits of a byte.
    func pack(_ row: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let bits = bits
        let each = 8 / bits
        bytes.update(repeating: 0, count: (count + each - 1) / each)
        var x = 0
        while x < count {
            let end = Self.endOfRun(in: row, from: x, count: count)
            let index = index(of: row[x])
            if each == 1 {
                (bytes + x).update(repeating: index, count: end - x)
            } else {
                for place in x..<end {
                    bytes[place / each] |= index << UInt8(8 - bits - place % each * bits)
                }
            }
            x = end
        }
    }

    /// The end of the run of equal words that starts at `start`.
    @inline(__always)
    private static func endOfRun(in row: UnsafePointer<UInt32>, from start: Int, count: Int) -> Int {
        let color = row[start]
        let block = SIMD4<UInt64>(repeating: UInt64(color) << 32 | UInt64(color))
        var x = start + 1
        while x + 8 <= count {
            let differing = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt64>.self) ^ block
            // A comparison of whole vectors would test one number after the other.
            guard (differing[0] | differing[1]) | (differing[2] | differing[3]) == 0 else { break }
            x += 8
        }
        while x < count, row[x] == color { x += 1 }
        return x
    }
}
