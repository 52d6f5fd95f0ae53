/// Memory for one canvas after another, which grows to the largest: fresh pages for each would take longer than
/// clearing those of the last one.
final class CanvasMemory {
    private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    deinit { bytes.deallocate() }

    /// Makes room for a canvas; the last one must be gone.
    func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        if bytes.count < count {
            bytes.deallocate()
            let isLarge = count >= UnsafeMutableRawBufferPointer.largePage
            bytes = .allocate(
                byteCount: count, alignment: isLarge ? UnsafeMutableRawBufferPointer.largePage : 16)
            bytes.preferLargePages()
        }
        return bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}
