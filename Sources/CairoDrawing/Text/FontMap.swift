import CCairo
import CPango

/// Pango with fonts from the given files only: neither the user's fonts nor their rules reach in.
///
/// Pango's font maps must not be shared between threads, so each task has its own.
final class FontMap {
    /// Emoji are pictures of one size only; this brings them to the size of the text.
    private static let rules = """
        <fontconfig>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="shrink" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix><name>shrink</name><double>0</double><double>0</double><name>shrink</name></matrix>
              </times>
            </edit>
          </match>
        </fontconfig>
        """

    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer

    init(files: [String]) throws(DrawingError) {
        guard let config = FcConfigCreate() else {
            throw .refused(by: .fontconfig, status: "no configuration")
        }
        defer { FcConfigDestroy(config) }
        guard FcConfigParseAndLoadFromMemory(config, Self.rules, FcTrue) != FcFalse else {
            throw .refused(by: .fontconfig, status: "our own rules")
        }
        for file in files where FcConfigAppFontAddFile(config, file) == FcFalse {
            throw .fontUnreadable(file: file)
        }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .refused(by: .pango, status: "no font map for FreeType")
        }
        self.map = map
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        // The language decides between fonts for Han characters; the locale must not.
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// A new, empty layout; whoever asks for it releases it.
    func makeLayout() -> OpaquePointer {
        pango_layout_new(context)
    }
}
