import CSplitframePango
import SplitframeFiles
import SplitframeInterface

/// The owner of one image surface and its drawing context; the pixels are undefined until they are painted.
final class Canvas {
    let size: PixelSize
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let memory: CanvasMemory

    init(size: PixelSize, in memory: CanvasMemory = CanvasMemory()) throws(DrawingError) {
        self.memory = memory
        let stride = size.width * MemoryLayout<UInt32>.stride
        // Cairo always returns an object; a failed one ignores all calls and contains the reason.
        guard
            let surface = cairo_image_surface_create_for_data(
                memory.reserve(stride * size.height), CAIRO_FORMAT_ARGB32, Int32(size.width),
                Int32(size.height),
                Int32(stride)),
            let context = cairo_create(surface)
        else { throw .refused(by: .cairo, status: "no canvas") }
        self.size = size
        self.surface = surface
        self.context = context
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The finished drawing's pixels, valid as long as the canvas exists and nothing more is drawn.
    func pixels(isOpaque: Bool) throws(DrawingError) -> PixelRows {
        cairo_surface_flush(surface)
        try check()
        guard let data = cairo_image_surface_get_data(surface) else {
            throw .refused(by: .cairo, status: "no pixels")
        }
        return PixelRows(
            width: size.width, height: size.height,
            stride: Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride,
            words: UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self),
            isPremultiplied: true, isOpaque: isOpaque)
    }

    private func check() throws(DrawingError) {
        for status in [cairo_surface_status(surface), cairo_status(context)]
        where status != CAIRO_STATUS_SUCCESS {
            throw .refused(by: .cairo, status: String(cString: cairo_status_to_string(status)))
        }
    }
}

/// The size of a canvas in whole pixels.
struct PixelSize: Hashable, Sendable {
    /// The maximum length of a side in Cairo.
    static let longestSide = 32_767.0

    let width: Int
    let height: Int

    init(of size: Size, scale: Double) throws(DrawingError) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
            width * height <= Double(Limit.pixels.value)
        else {
            throw .canvasSize(width: Self.whole(width), height: Self.whole(height))
        }
        self.width = Int(width)
        self.height = Int(height)
    }

    /// The number for a message, clamped; 0 for not-a-number.
    private static func whole(_ value: Double) -> Int {
        Int(exactly: min(max(value, -1e15), 1e15)) ?? 0
    }
}
