import CCairo

/// The owner of one image surface and its drawing context.
final class Canvas {
    let size: PixelSize
    let context: OpaquePointer
    private let surface: OpaquePointer

    init(size: PixelSize) throws(DrawingError) {
        self.size = size
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        else { throw .cairo(status: "no surface") }
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .cairo(status: "no context")
        }
        self.surface = surface
        self.context = context
        try Self.check(cairo_surface_status(surface))
        try Self.check(cairo_status(context))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Completes the drawing, so that the pixels may be read.
    func finish() throws(DrawingError) {
        cairo_surface_flush(surface)
        try Self.check(cairo_status(context))
    }

    /// The pixels, valid as long as the canvas is and nothing is drawn.
    func pixels(isOpaque: Bool) throws(DrawingError) -> PixelRows {
        guard let data = cairo_image_surface_get_data(surface) else { throw .cairo(status: "no pixels") }
        return PixelRows(
            width: size.width, height: size.height,
            stride: Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride,
            words: UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self),
            isPremultiplied: true, isOpaque: isOpaque)
    }

    static func check(_ status: cairo_status_t) throws(DrawingError) {
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(status: String(cString: cairo_status_to_string(status)))
        }
    }
}
