import CSplitframePango
import SplitframeInterface
import SplitframeWireframes
import Synchronization

/// One line of text after layout.
final class ShapedLine {
    let text: String
    /// The advance width in pixels.
    let width: Double

    /// Whether the letters are painted as outlines.
    ///
    /// Cairo 1.16 puts images of glyphs at whole pixels, which breaks the rhythm of small letters: words run together or
    /// fall apart. Outlines stand where they should and take longer. Emoji have none, and outlines of parts of a text
    /// have no colours or lines of their own.
    private let isOutlined: Bool
    /// The smallest size in pixels whose rhythm bears whole pixels.
    private static let imageSize = 24.0

    /// Whether all letters stand in cells of equal width.
    private let hasCells: Bool
    private let layout: OpaquePointer
    private let left: Double

    /// Lays a text out as wide as it is.
    init(_ run: TextRun, scale: Double, with fonts: FontMap) {
        text = run.text
        hasCells = run.font.isMonospaced && run.spans.isEmpty
        isOutlined =
            run.font.size * scale < Self.imageSize && run.spans.isEmpty
            && !text.contains(where: \.isEmojiPicture)
        let unit = Double(PANGO_SCALE)
        layout = fonts.makeLayout(runsRightToLeft: text.runsRightToLeft)
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, fonts.families)
        pango_font_description_set_weight(description, run.font.weight.pango)
        if run.font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, run.font.size * scale * unit)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        if let attributes = run.attributes(scale: scale) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        var extents = PangoRectangle()
        FontLock.hold { [layout] in
            if !run.spans.contains(where: { $0.rise != 0 }) { layout.alignBaselines() }
            if run.font.isMonospaced || run.spans.contains(where: \.font.isMonospaced) {
                layout.fillCells(of: run, scale: scale)
            }
            pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &extents)
        }
        self.width = Double(extents.width) / unit
        left = Double(extents.x) / unit
    }

    /// Whether some character is in none of the fonts.
    var hasUnknownGlyphs: Bool { pango_layout_get_unknown_glyphs_count(layout) > 0 }

    /// Whether the line has all of its characters.
    var isWhole: Bool { pango_layout_is_ellipsized(layout) == 0 && pango_layout_is_wrapped(layout) == 0 }

    deinit { FontLock.hold { g_object_unref(UnsafeMutableRawPointer(layout)) } }

    /// Paints the line in the context's source colour, its left end and baseline at a pixel position; a line that is
    /// wider than the given pixels is condensed to them.
    ///
    /// Kerning makes a line wider or narrower than the sum of its letters, from which boxes are made.
    func paint(in context: OpaquePointer, x: Double, baseline: Double, atMost room: Double) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, x, baseline)
        if isOutlined || hasCells {
            FontLock.hold { trace(in: context, atMost: room) }
            cairo_fill(context)
        } else {
            condense(in: context, atMost: room)
            FontLock.hold {
                pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
            }
        }
    }

    /// Adds the outlines of the letters to the context's path, from its origin on, in the scale that makes them fit; the
    /// caller holds the lock of the fonts.
    func trace(in context: OpaquePointer, atMost room: Double) {
        condense(in: context, atMost: room)
        if hasCells {
            layout.traceCells(in: context)
        } else {
            pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
        }
    }

    /// Begins the line at the context's origin, in the scale that makes it fit.
    private func condense(in context: OpaquePointer, atMost room: Double) {
        if width > room { cairo_scale(context, room / width, 1) }
        cairo_move_to(context, -left, 0)
    }
}

extension OpaquePointer {
    /// Calls `body` with each run of a layout's line.
    private func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
        var next = pango_layout_get_line_readonly(self, 0)?.pointee.runs
        while let run = next {
            if let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { body(item) }
            next = run.pointee.next
        }
    }

    /// Puts all runs of a layout's line on one baseline.
    ///
    /// Beside ideographs Pango raises text without an ideographic baseline of its own, including emoji drawn as text.
    fileprivate func alignBaselines() { forEachRun { $0.pointee.y_offset = 0 } }

    /// Traces the letters of a line of cells; a letter that is wider than its cell is condensed to it.
    fileprivate func traceCells(in context: OpaquePointer) {
        let unit = Double(PANGO_SCALE)
        var x = 0.0
        forEachRun { item in
            guard let font = item.pointee.item?.pointee.analysis.font, let glyphs = item.pointee.glyphs else {
                return
            }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                var glyph = glyphs.pointee.glyphs[index]
                var extents = PangoRectangle()
                pango_font_get_glyph_extents(font, glyph.glyph, nil, &extents)
                let cell = glyph.geometry.width
                let isWide = cell > 0 && extents.width > cell
                glyph.geometry.x_offset = isWide ? 0 : (cell - extents.width) / 2
                cairo_save(context)
                cairo_translate(context, x, 0)
                if isWide { cairo_scale(context, Double(cell) / Double(extents.width), 1) }
                cairo_move_to(context, 0, 0)
                var cluster: Int32 = 0
                withUnsafeMutablePointer(to: &glyph) { glyph in
                    withUnsafeMutablePointer(to: &cluster) { cluster in
                        var one = PangoGlyphString(
                            num_glyphs: 1, glyphs: glyph, log_clusters: cluster, space: 1)
                        pango_cairo_glyph_string_path(context, font, &one)
                    }
                }
                cairo_restore(context)
                x += Double(cell) / unit
            }
        }
    }

    /// Puts each letter of a monospaced part into the middle of a cell.
    fileprivate func fillCells(of run: TextRun, scale: Double) {
        var end = 0
        let fonts = run.pieces.map { piece in
            end += piece.text.utf8.count
            return (end: end, font: piece.span.font)
        }
        forEachRun { item in
            guard let place = item.pointee.item?.pointee.offset, let glyphs = item.pointee.glyphs,
                let font = (fonts.first { $0.end > Int(place) } ?? fonts.last)?.font, font.isMonospaced
            else { return }
            let cell = Int32(
                (Font.monospacedWidth * font.size + font.tracking) * scale * Double(PANGO_SCALE))
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                let glyph = glyphs.pointee.glyphs + index
                guard glyph.pointee.attr.is_cluster_start != 0 else { continue }
                glyph.pointee.geometry.x_offset += (cell - glyph.pointee.geometry.width) / 2
                glyph.pointee.geometry.width = cell
            }
        }
    }
}

extension TextRun {
    /// The looks of the text's parts for Pango, which the caller has to release; nil where there is one look.
    fileprivate func attributes(scale: Double) -> OpaquePointer? {
        let unit = scale * Double(PANGO_SCALE)
        guard !spans.isEmpty || font.tracking != 0, let list = pango_attr_list_new() else { return nil }
        var place: UInt32 = 0
        for (text, span) in pieces {
            let end = place + UInt32(text.utf8.count)
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                (attribute.pointee.start_index, attribute.pointee.end_index) = (place, end)
                pango_attr_list_insert(list, attribute)
            }
            add(pango_attr_weight_new(span.font.weight.pango))
            add(pango_attr_size_new_absolute(Int32(span.font.size * unit)))
            if span.font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
            if span.font.isMonospaced {
                // Cells have the tracking; a space of a unit makes Pango shape the part for itself.
                add(pango_attr_letter_spacing_new(1))
            } else if span.font.tracking != 0 {
                add(pango_attr_letter_spacing_new(Int32(span.font.tracking * unit)))
            }
            if span.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
            if span.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
            if span.rise != 0 { add(pango_attr_rise_new(Int32(span.rise * unit))) }
            if let color = span.color {
                func wide(_ channel: UInt8) -> UInt16 { UInt16(channel) * 257 }
                add(pango_attr_foreground_new(wide(color.red), wide(color.green), wide(color.blue)))
                if color.alpha < 255 { add(pango_attr_foreground_alpha_new(max(1, wide(color.alpha)))) }
            }
            place = end
        }
        return list
    }
}

extension Font.Weight {
    fileprivate var pango: PangoWeight {
        switch self {
        case .regular: PANGO_WEIGHT_NORMAL
        case .medium: PANGO_WEIGHT_MEDIUM
        case .semibold: PANGO_WEIGHT_SEMIBOLD
        case .bold: PANGO_WEIGHT_BOLD
        }
    }
}
