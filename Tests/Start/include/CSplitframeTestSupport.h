#pragma once

// Changes a figure of a generation; the Swift half of the tests' support defines it.
void splitframe_inject_figure(const char *change);
