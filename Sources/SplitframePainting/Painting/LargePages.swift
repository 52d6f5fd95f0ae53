import SplitframeSystem

extension UnsafeMutableRawBufferPointer {
    /// The size of large pages on x86-64 and most aarch64 machines; a picture needs a few of them instead of thousands
    /// of usual ones.
    static let largePage = 2 << 20

    /// Asks the system for large pages where the memory has room for them; without them, usual ones take longer.
    func preferLargePages() {
        #if os(Linux)
            guard let start = baseAddress?.alignedUp(toMultipleOf: Self.largePage),
                let end = baseAddress.map({ $0 + count }), end - start >= Self.largePage
            else { return }
            madvise(start, end - start, MADV_HUGEPAGE)
        #endif
    }
}
