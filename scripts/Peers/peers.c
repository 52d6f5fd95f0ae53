/* What C programs take with the libraries that Splitframe uses: see scripts/bench.

   peers                 starts and ends, linked with Cairo and Pango
   peers encode PICTURE  cairo_surface_write_to_png: milliseconds and bytes
   peers inflate A B     libdeflate on the pixels of two PNG files: milliseconds
   peers read A B        reading two files: milliseconds

   Each is the best of several turns. */
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { turns = 7 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static unsigned char *contents(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(2);
    fseek(file, 0, SEEK_END);
    *length = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*length);
    if (fread(bytes, 1, *length, file) != *length) exit(2);
    fclose(file);
    return bytes;
}

static unsigned word(const unsigned char *bytes) {
    return (unsigned)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

/* The bytes that the IDAT chunks hold, joined in front of the file's own. */
static size_t join(unsigned char *bytes, size_t length) {
    size_t joined = 0;
    for (size_t place = 8; place + 12 <= length; place += 12 + word(bytes + place)) {
        size_t size = word(bytes + place);
        if (memcmp(bytes + place + 4, "IDAT", 4)) continue;
        memmove(bytes + joined, bytes + place + 8, size);
        joined += size;
    }
    return joined;
}

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned length) {
    *(size_t *)bytes += length;
    return CAIRO_STATUS_SUCCESS;
}

static size_t work(int argc, char **argv, unsigned char *pixels, size_t room, cairo_surface_t *surface) {
    size_t bytes = 0;
    if (surface) {
        cairo_surface_write_to_png_stream(surface, count, &bytes);
        return bytes;
    }
    for (int number = 2; number < argc; number++) {
        size_t length, size;
        unsigned char *file = contents(argv[number], &length);
        if (!strcmp(argv[1], "inflate")) {
            struct libdeflate_decompressor *tool = libdeflate_alloc_decompressor();
            size = join(file, length);
            if (libdeflate_zlib_decompress(tool, file, size, pixels, room, &bytes)) exit(2);
            libdeflate_free_decompressor(tool);
        }
        free(file);
    }
    return bytes;
}

int main(int argc, char **argv) {
    if (argc < 3) return cairo_version() == 0 || pango_version() == 0;
    cairo_surface_t *surface = strcmp(argv[1], "encode") ? NULL : cairo_image_surface_create_from_png(argv[2]);
    size_t room = (size_t)256 << 20, bytes = 0;
    unsigned char *pixels = malloc(room);
    double best = 1e9;
    for (int turn = 0; turn < turns; turn++) {
        double start = now();
        bytes = work(argc, argv, pixels, room, surface);
        double spent = now() - start;
        if (spent < best) best = spent;
    }
    printf("%.3f %zu\n", best, bytes);
    return 0;
}
