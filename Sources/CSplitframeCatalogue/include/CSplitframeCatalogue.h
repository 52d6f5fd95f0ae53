#pragma once

// The bytes of devices.json, which are part of the program.
const unsigned char *splitframe_catalogue(void);

// How many bytes devices.json has.
unsigned long splitframe_catalogue_length(void);

// The bytes of plan.json, which are part of the program.
const unsigned char *splitframe_plan(void);

// How many bytes plan.json has.
unsigned long splitframe_plan_length(void);
