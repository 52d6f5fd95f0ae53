#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

// A macro that Swift cannot import.
enum { isal_level_1_buffer_size = ISAL_DEF_LVL1_DEFAULT };
