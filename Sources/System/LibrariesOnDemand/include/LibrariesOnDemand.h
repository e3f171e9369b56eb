#ifndef LIBRARIES_ON_DEMAND_H
#define LIBRARIES_ON_DEMAND_H

/* Libraries that are loaded when one of their functions is first called, not when the program starts.
 *
 * Linking some eighty libraries takes three times as long as all that a short command does. The linker finds the
 * functions named in functions.h in this target (trampolines.S), so that their libraries need not be loaded at the
 * start. Each first looks for the function of that name in its library. */

/* How many functions are found on demand. */
int libraries_on_demand_count(void);

/* The library of a function from 0 to the count, by its name in files, and the Debian package that brings it. */
const char *libraries_on_demand_library(int index);
const char *libraries_on_demand_package(int index);

#endif
