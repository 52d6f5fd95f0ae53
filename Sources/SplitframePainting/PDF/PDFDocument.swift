import CSplitframePango
import SplitframeInterface
package import SplitframeWireframes

/// Writes a PDF file page by page; its bytes do not depend on the time or the machine.
///
/// Bytes are passed on as they are produced, so that a document of many pages needs no more memory than a page; the
/// data with which viewers find pages by name is kept until the end.
///
/// The file is tagged as far as Cairo 1.16 allows: figures, headings, captions, paragraphs and links in reading order,
/// each page as a separate `Document`, because Cairo loses a tag around pages of different sizes. Cairo supports
/// neither an alternative text for a figure nor a language (`/Lang`). The description of a picture is in the file's
/// subject.
package final class PDFDocument {
    /// Collects the small pieces that Cairo writes, and passes them on in larger ones.
    private final class Sink {
        private static let pieceSize = 1 << 16
        private var write: (([UInt8]) throws -> Void)?
        private var waiting: [UInt8] = []
        private(set) var failure: (any Error)?

        init(write: @escaping ([UInt8]) throws -> Void) { self.write = write }

        /// Stops passing bytes on.
        func close() { write = nil }

        /// Takes bytes; returns false if passing them on failed.
        func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            waiting.append(contentsOf: bytes)
            return waiting.count < Self.pieceSize || flush()
        }

        func flush() -> Bool {
            guard failure == nil else { return false }
            do {
                try write?(waiting)
                waiting.removeAll(keepingCapacity: true)
                return true
            } catch {
                failure = error
                return false
            }
        }
    }

    /// A fixed date for every file, because Cairo would write the current time.
    private static let creationDate = "2000-01-01T00:00:00Z"

    private let sink: Sink
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let typesetter: Typesetter
    private let shadows: ShadowMasks
    private var pageCount = 0
    /// The bookmarks of the last page, outermost first.
    private var bookmarks: [(name: String, id: Int32)] = []

    init(
        _ information: PDFInformation, typesetter: Typesetter, shadows: ShadowMasks,
        write: @escaping ([UInt8]) throws -> Void
    ) throws {
        let take: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
            let bytes = UnsafeBufferPointer(start: data, count: Int(length))
            return sink.take(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        sink = Sink(write: write)
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                take, Unmanaged.passUnretained(sink).toOpaque(), 1, 1),
            let context = cairo_create(surface)
        else { throw DrawingError.refused(by: .cairo, status: "no PDF surface") }
        self.surface = surface
        self.context = context
        self.typesetter = typesetter
        self.shadows = shadows
        // From 1.5 on the information may be in a compressed stream, which ``PDFFile`` does not read.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, information.title)
        for kind in [CAIRO_PDF_METADATA_AUTHOR, CAIRO_PDF_METADATA_CREATOR] {
            cairo_pdf_surface_set_metadata(surface, kind, "Splitframe")
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, information.subject)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, information.keywords)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
        try check()
    }

    deinit {
        // Cairo would otherwise write the end of an abandoned document.
        sink.close()
        FontLock.hold {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
    }

    /// Adds a page of the scene's size.
    ///
    /// - Throws: ``DrawingError``, or the error of the function that receives the bytes.
    package func add(_ page: PDFPage) throws {
        _ = try PixelSize(of: page.scene.size, scale: page.scale)
        pageCount += 1
        cairo_pdf_surface_set_size(surface, page.scene.size.width, page.scene.size.height)
        if let label = page.label { cairo_pdf_surface_set_page_label(surface, label) }
        mark(page.outline)
        cairo_save(context)
        cairo_scale(context, 1 / page.scale, 1 / page.scale)
        var brush = Brush(context, scale: page.scale, typesetter: typesetter, shadows: shadows)
        if let background = page.scene.background { brush.clear(to: background) }
        if let name = page.name {
            cairo_tag_begin(context, CAIRO_TAG_DEST, "name='\(name)' x=0 y=0")
            cairo_tag_end(context, CAIRO_TAG_DEST)
        }
        cairo_tag_begin(context, "Document", nil)
        try brush.paintTagged(page.scene.elements)
        cairo_tag_end(context, "Document")
        cairo_restore(context)
        // Cairo draws the page's content only at this point.
        FontLock.hold { cairo_show_page(context) }
        try check()
    }

    /// Ends the file; nothing can be added any more.
    ///
    /// - Throws: ``DrawingError``, or the error of the function that receives the bytes.
    package func finish() throws {
        FontLock.hold { cairo_surface_finish(surface) }
        _ = sink.flush()
        try check()
    }

    /// Adds bookmarks for the next page, below those that it shares with the previous page.
    private func mark(_ outline: [String]) {
        let shared = zip(outline.dropLast(), bookmarks).prefix { $0 == $1.name }.count
        bookmarks.removeSubrange(shared...)
        for name in outline[shared...] {
            let parent = bookmarks.last?.id ?? CAIRO_PDF_OUTLINE_ROOT
            let id = cairo_pdf_surface_add_outline(
                surface, parent, name, "page=\(pageCount) pos=[0 0]", cairo_pdf_outline_flags_t(0))
            bookmarks.append((name, id))
        }
    }

    private func check() throws {
        if let failure = sink.failure { throw failure }
        for status in [cairo_surface_status(surface), cairo_status(context)]
        where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
            throw DrawingError.refused(by: .cairo, status: String(cString: cairo_status_to_string(status)))
        }
    }
}

/// One page of a PDF file, with its label, bookmarks and name.
package struct PDFPage: Sendable {
    /// The content of the page, in the page's points.
    package var scene: Scene
    /// The output pixels per point on which edges snap, so that a page shows the PNG's lines.
    package var scale: Double
    /// The label that viewers show in place of the page's number; nil for the number.
    package var label: String?
    /// The page's bookmark, preceded by those that contain it, outermost first; empty for no bookmark.
    ///
    /// Consecutive pages share the bookmarks at the start of both lists.
    package var outline: [String]

    /// The name that links to the page use, made of letters, digits and hyphens; nil if no link leads to it.
    package var name: String?

    package init(
        _ scene: Scene, scale: Double, label: String? = nil, outline: [String] = [], name: String? = nil
    ) {
        self.scene = scene
        self.scale = scale
        self.label = label
        self.outline = outline
        self.name = name
    }
}
