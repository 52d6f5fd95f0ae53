import CCairo
import CPango
import Geometry
import SceneDrawing

/// Lays text out with our own fonts and nothing of the user's: one a task, since Pango's are not shared.
final class Typesetter {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer

    init(fonts: FontSet) throws(DrawingError) {
        guard let config = FcConfigCreate() else { throw .cairo(status: "no font configuration") }
        defer { FcConfigDestroy(config) }
        for file in fonts.inter + fonts.fallback where FcConfigAppFontAddFile(config, file) == FcFalse {
            throw .fontUnreadable(file: file)
        }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .cairo(status: "no FreeType font map")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        fontMap = map
        context = pango_font_map_create_context(map)
        layout = pango_layout_new(context)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// Prepares for a context whose unit is a pixel.
    func begin(_ target: OpaquePointer) {
        pango_cairo_update_context(target, context)
        pango_layout_context_changed(layout)
    }

    /// Paints one line into its box, in points; nothing leaves the box.
    func paint(_ run: TextRun, grid: OutputGrid, in target: OpaquePointer) {
        let box = grid.pixels(run.box)
        let size = run.font.size * grid.scale
        guard !box.isEmpty, size > 0 else { return }
        let text = LineText(run.text, width: box.width / size).text
        guard !text.isEmpty else { return }
        let unit = Double(PANGO_SCALE)
        setFont(run.font.weight, size: size)
        pango_layout_set_width(layout, Int32(box.width * unit))
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let room = box.width - Double(logical.width) / unit
        cairo_save(target)
        cairo_rectangle(target, box.x, box.y, box.width, box.height)
        cairo_clip(target)
        cairo_set_source_rgba(
            target, Double(run.color.red) / 255, Double(run.color.green) / 255,
            Double(run.color.blue) / 255, Double(run.color.alpha) / 255)
        cairo_move_to(
            target, box.x + room * run.alignment.share - Double(logical.x) / unit,
            (box.midY + size * Self.baselineBelowMiddle).rounded())
        pango_cairo_show_layout_line(target, line)
        cairo_restore(target)
    }

    private static let baselineBelowMiddle = (0.96875 - 0.2412) / 2

    private func setFont(_ weight: Font.Weight, size: Double) {
        let description = pango_font_description_new()
        pango_font_description_set_family_static(description, "Inter")
        pango_font_description_set_weight(description, weight.pango)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
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

extension TextRun.Alignment {
    /// The part of the free room that lies left of the text.
    fileprivate var share: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
