import CCairo
import Geometry
import SceneDrawing

/// A PDF file in the making: one page a scene, no clock and no host in it.
final class PDFPages {
    /// Collects what Cairo writes.
    private final class Bytes {
        var bytes: [UInt8] = []
    }

    private let bytes = Bytes()
    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// Cairo would write the time of day; every file of ours says the same.
    private static let creationDate = "2000-01-01T00:00:00Z"

    init(title: String, subject: String) throws(DrawingError) {
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let bytes = Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue()
            bytes.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                write, Unmanaged.passUnretained(bytes).toOpaque(), 1, 1),
            let context = cairo_create(surface)
        else { throw .refused(by: .cairo, status: "no PDF surface") }
        self.surface = surface
        self.context = context
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Adds a page of the scene's size, a point of the scene being a point of the page.
    ///
    /// Edges snap as they do at `scale` output pixels per point, so that a page shows the PNG's lines.
    func add(
        _ scene: Scene, scale: Double, typesetter: Typesetter, shadows: ShadowMasks
    ) throws(DrawingError) {
        cairo_pdf_surface_set_size(surface, scene.size.width, scene.size.height)
        cairo_save(context)
        cairo_scale(context, 1 / scale, 1 / scale)
        var brush = Brush(context, scale: scale, typesetter: typesetter, shadows: shadows)
        if let background = scene.background {
            brush.clear(to: background)
        }
        try brush.paint(scene.elements)
        cairo_restore(context)
        cairo_show_page(context)
        try check()
    }

    /// Ends the file and gives its bytes.
    func finish() throws(DrawingError) -> [UInt8] {
        cairo_surface_finish(surface)
        try check()
        return bytes.bytes
    }

    private func check() throws(DrawingError) {
        for status in [cairo_surface_status(surface), cairo_status(context)]
        where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
            throw .refused(by: .cairo, status: String(cString: cairo_status_to_string(status)))
        }
    }
}
