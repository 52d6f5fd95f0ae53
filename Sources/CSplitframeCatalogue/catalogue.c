#include "CSplitframeCatalogue.h"

// As a resource of a Swift target, a file of this size takes ten seconds to compile.
static const unsigned char catalogue[] = {
#embed "devices.json"
};

const unsigned char *splitframe_catalogue(void) { return catalogue; }

unsigned long splitframe_catalogue_length(void) { return sizeof catalogue; }

static const unsigned char plan[] = {
#embed "plan.json"
};

const unsigned char *splitframe_plan(void) { return plan; }

unsigned long splitframe_plan_length(void) { return sizeof plan; }
