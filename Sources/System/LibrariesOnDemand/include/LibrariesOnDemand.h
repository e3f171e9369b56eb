#ifndef LIBRARIES_ON_DEMAND_H
#define LIBRARIES_ON_DEMAND_H

/* Libraries that are loaded when one of their functions is first called, not when the program starts.
 *
 * Loading some eighty libraries at launch takes three times as long as everything else that a short command does. The
 * linker resolves the functions listed in functions.h to trampolines in this target (trampolines.S), so that their
 * libraries need not be loaded at launch. On its first call, each trampoline looks up the function in its library. */

/* The number of functions that are looked up on demand. */
int libraries_on_demand_count(void);

/* The file name of a function's library, and the Debian package that contains it. The index is from 0 up to, but not
 * including, the count. */
const char *libraries_on_demand_library(int index);
const char *libraries_on_demand_package(int index);

#endif
