// The tables of ICU, which Foundation brings along, are 34 MB of languages, calendars and formats. The command asks none
// of them, so a release has in their place what ICU's own stub data has: a header, and a list without entries.
// The linker's --wrap=icudt76_dat puts it there; ICU's version is in the name: where Swift has another, its tables are back
// in the release, and its size tells.
#include <stdint.h>

struct header {
    uint16_t size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t is_big_endian, charset, unit, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
    char padding[8];
    uint32_t entries, padding_behind;
};
_Static_assert(sizeof(struct header) == 40, "32 bytes of header before the list");

_Alignas(16) const struct header __wrap_icudt76_dat = {
    .size = 32, .magic = {0xDA, 0x27}, .info_size = 20, .unit = 2, .format = "CmnD", .format_version = {1}};
