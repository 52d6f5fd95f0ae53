/// The sums of a drawing's pixels over a few lines, for each column and channel.
///
/// Two channels share a word, so that four bytes are added without being taken apart; at most 257 lines fit. Bytes are
/// numbered as on little-endian machines.
struct ColumnSums {
    typealias Block = SIMD8<UInt32>

    static let mostLines = 257
    private static let everyOtherByte: UInt32 = 0x00FF_00FF

    /// The number of columns of the drawing.
    private let width: Int
    /// The sums of a pixel's first and third byte.
    private let even: UnsafeMutablePointer<UInt32>
    /// The sums of a pixel's second and fourth byte.
    private let odd: UnsafeMutablePointer<UInt32>

    init(width: Int) {
        self.width = width
        even = .allocate(capacity: width)
        odd = .allocate(capacity: width)
    }

    /// The creator of a value has to call it at the end.
    func free() {
        even.deallocate()
        odd.deallocate()
    }

    /// Replaces the sums of some columns by those of these lines.
    func set(_ columns: Range<Int>, to lines: [UnsafeRawPointer]) {
        var x = columns.lowerBound
        while x + Block.scalarCount <= columns.upperBound {
            var (even, odd) = (Block.zero, Block.zero)
            for line in lines {
                let pixels = line.loadUnaligned(fromByteOffset: x * 4, as: Block.self)
                even &+= pixels & Self.everyOtherByte
                odd &+= pixels &>> 8 & Self.everyOtherByte
            }
            UnsafeMutableRawPointer(self.even + x).storeBytes(of: even, as: Block.self)
            UnsafeMutableRawPointer(self.odd + x).storeBytes(of: odd, as: Block.self)
            x += Block.scalarCount
        }
        while x < columns.upperBound {
            let pixels = lines.lazy.map { $0.load(fromByteOffset: x * 4, as: UInt32.self) }
            even[x] = pixels.reduce(0) { $0 &+ $1 & Self.everyOtherByte }
            odd[x] = pixels.reduce(0) { $0 &+ $1 >> 8 & Self.everyOtherByte }
            x += 1
        }
    }

    /// The sum of some columns, each channel for itself; beyond the drawing's edges its last column is repeated.
    func total(_ columns: Range<Int>) -> SIMD4<UInt32> {
        var total = SIMD4<UInt32>.zero
        for x in columns {
            let (even, odd) = (even[min(max(x, 0), width - 1)], odd[min(max(x, 0), width - 1)])
            total &+= SIMD4(even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16)
        }
        return total
    }
}
