import SplitframeInterface
import Testing

struct `A text's check sum` {
    /// Test vectors of draft-eastlake-fnv for 64-bit FNV-1a.
    @Test(arguments: [
        ("", UInt64(0xcbf2_9ce4_8422_2325)), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ])
    func `is that of FNV-1a`(text: String, sum: UInt64) {
        #expect(text.checkSum == sum)
    }
}
