extension String {
    /// A hash of the text, the same on every run and machine (FNV-1a).
    public var checkSum: UInt64 { utf8.checkSum }
}

extension Sequence<UInt8> {
    /// A hash of the bytes, the same on every run and machine (FNV-1a).
    public var checkSum: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
