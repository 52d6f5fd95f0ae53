import SplitframeSystem

/// Memory for one canvas after another, which grows to the largest: fresh pages for each would take longer than
/// clearing those of the last one.
final class CanvasMemory {
    /// The size of large pages on x86-64 and most aarch64 machines; a canvas needs a few of them instead of thousands of
    /// usual ones.
    private static let largePage = 2 << 20

    private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    deinit { bytes.deallocate() }

    /// Makes room for a canvas; the last one must be gone.
    func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        if bytes.count < count {
            bytes.deallocate()
            let isLarge = count >= Self.largePage
            bytes = .allocate(byteCount: count, alignment: isLarge ? Self.largePage : 16)
            #if os(Linux)
                // A wish: where the system has no large pages, usual ones take longer.
                if isLarge { madvise(bytes.baseAddress, count, MADV_HUGEPAGE) }
            #endif
        }
        return bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}
