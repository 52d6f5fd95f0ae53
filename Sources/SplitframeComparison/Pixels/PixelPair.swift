import SplitframeScene
import SplitframeSystem

/// Two pictures of one size, laid side by side in memory for as long as they are compared.
struct PixelPair {
    /// As many pixels as are worth a comparison of their own.
    private static let partWidth = 64

    let width: Int
    let height: Int
    let expected: PixelPlane
    let actual: PixelPlane

    /// The same pictures the other way round.
    var reversed: PixelPair {
        PixelPair(width: width, height: height, expected: actual, actual: expected)
    }

    /// Lays out two pictures of one size for a comparison, and puts them away again.
    static func compare(
        _ expected: Bitmap, with actual: Bitmap, _ body: (PixelPair) -> PixelDifference
    ) -> PixelDifference {
        expected.pixels.withUnsafeBytes { first in
            actual.pixels.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else {
                    return PixelDifference(width: expected.width, height: expected.height)
                }
                return body(
                    PixelPair(
                        width: expected.width, height: expected.height,
                        expected: PixelPlane(width: expected.width, bytes: first),
                        actual: PixelPlane(width: expected.width, bytes: second)))
            }
        }
    }

    /// Asks what each pixel counts as that is not equal byte for byte.
    ///
    /// Whole rows are compared first, then parts of them, so that what is equal costs no more than reading it.
    @inline(__always)
    func difference(
        judgedBy judge: (_ x: Int, _ y: Int) -> PixelDifference.Mark
    ) -> PixelDifference {
        let rowLength = width * 4
        guard memcmp(expected.bytes, actual.bytes, rowLength * height) != 0 else {
            return PixelDifference(width: width, height: height)
        }
        var count = 0
        let marks = [PixelDifference.Mark](unsafeUninitializedCapacity: width * height) { marks, filled in
            marks.initialize(repeating: .equal)
            for y in 0..<height {
                let start = y * rowLength
                guard memcmp(expected.bytes + start, actual.bytes + start, rowLength) != 0 else { continue }
                for left in stride(from: 0, to: width, by: Self.partWidth) {
                    let right = min(left + Self.partWidth, width)
                    let place = start + left * 4
                    guard memcmp(expected.bytes + place, actual.bytes + place, (right - left) * 4) != 0 else {
                        continue
                    }
                    for x in left..<right where expected[x, y] != actual[x, y] {
                        let mark = judge(x, y)
                        marks[y * width + x] = mark
                        if mark == .different { count += 1 }
                    }
                }
            }
            filled = width * height
        }
        return PixelDifference(width: width, height: height, marks: marks, count: count)
    }
}

/// One picture's pixels in memory, each a number whose lowest byte is red and whose highest is alpha.
struct PixelPlane {
    let width: Int
    let bytes: UnsafeRawPointer

    @inline(__always)
    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(littleEndian: bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }
}
