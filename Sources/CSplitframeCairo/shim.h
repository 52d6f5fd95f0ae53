#include <cairo.h>
#include <cairo-pdf.h>
#include <pixman.h>
