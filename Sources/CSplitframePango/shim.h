#include <cairo-pdf.h>
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

// Loads the drawing libraries, with which a release is not linked: with all that they need they would be a third of the
// start of every command, and most commands draw nothing. Returns 0 where they cannot be loaded.
static inline int splitframe_load_drawing_libraries(void) {
    dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_GLOBAL);
    // Where the program is linked with them, they are there under any file name.
    return dlsym(RTLD_DEFAULT, "pango_cairo_show_layout_line") != NULL;
}
