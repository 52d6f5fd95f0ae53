import CSplitframeCairo
import CSplitframePango
import SplitframeScene
import SplitframeText

/// One line of text after layout.
final class ShapedLine {
    let text: String
    /// The advance width in pixels.
    let width: Double

    private let layout: OpaquePointer
    private let left: Double

    /// Lays a text out as wide as it is.
    init(_ text: String, weight: Font.Weight, size: Double, with fonts: FontMap) {
        self.text = text
        let unit = Double(PANGO_SCALE)
        layout = fonts.makeLayout(runsRightToLeft: text.runsRightToLeft)
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, fonts.families)
        pango_font_description_set_weight(description, weight.pango)
        pango_font_description_set_absolute_size(description, size * unit)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        var extents = PangoRectangle()
        FontLock.hold { [layout] in
            layout.alignBaselines()
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
        if width > room { cairo_scale(context, room / width, 1) }
        cairo_move_to(context, -left, 0)
        FontLock.hold { pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0)) }
    }
}

extension OpaquePointer {
    /// Puts all runs of a layout's line on one baseline.
    ///
    /// Beside ideographs Pango raises text without an ideographic baseline of its own, including emoji drawn as text.
    fileprivate func alignBaselines() {
        var next = pango_layout_get_line_readonly(self, 0)?.pointee.runs
        while let run = next {
            run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.y_offset = 0
            next = run.pointee.next
        }
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
