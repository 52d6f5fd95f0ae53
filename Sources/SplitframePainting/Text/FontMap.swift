import CSplitframePango
import SplitframeInterface
import SplitframeWireframes
import Synchronization

/// A Pango font map with the fonts for some scripts only; the user's fonts and font rules have no effect on it.
///
/// Pango's font maps must not be shared between threads, so each task has its own.
final class FontMap {
    /// Rules for emoji and italics: Pango requests emoji under the name of a font family, and their pictures have one
    /// size, which is scaled; a family without italics leans.
    private static let rules = """
        <fontconfig>
          <alias binding="strong">
            <family>emoji</family>
            <prefer><family>Noto Color Emoji</family><family>Noto Sans Symbols2</family><family>Symbola</family></prefer>
          </alias>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor">
              <divide>
                <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
              </divide>
            </edit>
            <edit name="matrix">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
          </match>
          <match target="font">
            <test name="slant"><const>roman</const></test>
            <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
            <edit name="matrix">
              <times>
                <name>matrix</name>
                <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
              </times>
            </edit>
          </match>
        </fontconfig>
        """

    /// Installs an empty system configuration: Pango loads it without using it, and an empty one avoids reading its
    /// files and caches, and a warning if there are none.
    private static let isIsolated = {
        guard let none = FcConfigCreate() else { return false }
        defer { FcConfigDestroy(none) }
        return FcConfigSetCurrent(none) != FcFalse
    }()

    /// The families in the order in which they are searched for a character, in Pango's format.
    let families: String

    private let map: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer

    /// Makes a font map with the family Inter and the installed families for the given scripts.
    init(_ fonts: FontSet, scripts: [Script]) throws(DrawingError) {
        families = ([FontSet.family] + scripts.flatMap(\.families)).joined(separator: ",")
        guard Self.isIsolated, let config = FcConfigCreate() else {
            throw .refused(by: .fontconfig, status: "no configuration")
        }
        defer { FcConfigDestroy(config) }
        guard FcConfigParseAndLoadFromMemory(config, Self.rules, FcTrue) != FcFalse else {
            throw .refused(by: .fontconfig, status: "our own rules")
        }
        for file in fonts.files(for: scripts) where FcConfigAppFontAddFile(config, file) == FcFalse {
            throw .fontUnreadable(file: file)
        }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .refused(by: .pango, status: "no font map for FreeType")
        }
        self.map = map
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        leftToRight = Self.context(of: map, direction: PANGO_DIRECTION_LTR)
        rightToLeft = Self.context(of: map, direction: PANGO_DIRECTION_RTL)
    }

    private static func context(
        of map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
    ) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(map)
        pango_context_set_base_dir(context, direction)
        pango_context_set_round_glyph_positions(context, 0)
        // A fixed language, so that the locale does not affect the choice of fonts.
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        return context
    }

    deinit {
        FontLock.hold {
            g_object_unref(UnsafeMutableRawPointer(leftToRight))
            g_object_unref(UnsafeMutableRawPointer(rightToLeft))
            g_object_unref(UnsafeMutableRawPointer(map))
        }
    }

    /// A new, empty layout for lines of a direction; the caller has to release it.
    func makeLayout(runsRightToLeft: Bool) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(runsRightToLeft ? rightToLeft : leftToRight)
        pango_layout_set_auto_dir(layout, 0)
        return layout
    }
}

/// A lock for every call that may open or close a font.
///
/// All threads share Cairo's fonts. FreeType requires a lock around opening and closing them, which Cairo 1.16 lacks;
/// Cairo keeps ten fonts open, so that drawing a line may open one at any time.
enum FontLock {
    private static let mutex = Mutex<Void>(())

    static func hold<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
        try mutex.withLock { (_) throws(Failure) in try work() }
    }
}
