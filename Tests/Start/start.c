#include "CSplitframeTestSupport.h"

#include <stdlib.h>

// A generation is made when it is first used, so a figure has to be changed before any test is.
__attribute__((constructor)) static void start(void) {
    const char *change = getenv("SPLITFRAME_FIGURE");
    if (change && *change) splitframe_inject_figure(change);
}
