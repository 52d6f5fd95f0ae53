/* What C programs take with the libraries that Splitframe uses: see scripts/bench.

   peers                 starts and ends, linked with Cairo and Pango
   peers encode PICTURE  cairo_surface_write_to_png: milliseconds and bytes

   The time is the best of several turns. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <time.h>

enum { turns = 7 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned length) {
    *(size_t *)bytes += length;
    return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
    if (argc < 3) return cairo_version() == 0 || pango_version() == 0;
    cairo_surface_t *surface = cairo_image_surface_create_from_png(argv[2]);
    size_t bytes = 0;
    double best = 1e9;
    for (int turn = 0; turn < turns; turn++) {
        bytes = 0;
        double start = now();
        cairo_surface_write_to_png_stream(surface, count, &bytes);
        double spent = now() - start;
        if (spent < best) best = spent;
    }
    printf("%.3f %zu\n", best, bytes);
    return 0;
}
