import SplitframeSystem

/// Memory for one canvas after another: fresh pages for each would take longer than clearing those of the last one.
///
/// It comes from the system itself and goes back there, as `malloc` keeps what it has once given: at the end, and where
/// two canvases one after another need less than half of it, as after a contact sheet among small pictures. A small
/// sheet among large pictures leaves it.
final class CanvasMemory {
    private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    /// Whether the last canvas needed less than half.
    private var isMostlyUnused = false

    deinit { giveBack() }

    /// Makes room for a canvas; the last one must be gone.
    ///
    /// Nil where the system has no room.
    func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        let largePage = UnsafeMutableRawBufferPointer.largePage
        // Pages that are never touched, as those before the first large one, take no memory.
        let room = count + largePage
        let wasMostlyUnused = isMostlyUnused
        isMostlyUnused = bytes.count / 2 > room
        if bytes.count < room || isMostlyUnused && wasMostlyUnused {
            giveBack()
            let start = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
            guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
            bytes = UnsafeMutableRawBufferPointer(start: start, count: room)
            bytes.preferLargePages()
        }
        return bytes.baseAddress?.alignedUp(toMultipleOf: largePage).assumingMemoryBound(to: UInt8.self)
    }

    private func giveBack() {
        if let start = bytes.baseAddress { munmap(start, bytes.count) }
        bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }
}

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
