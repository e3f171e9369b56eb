#ifndef CURBCUT_LANDLOCK_H
#define CURBCUT_LANDLOCK_H

#include <stdint.h>

/* Landlock, a fence that a process puts around itself. glibc has no functions for it, and the header of Debian 12 is older
 * than the network and the scopes.
 *
 * https://docs.kernel.org/userspace-api/landlock.html */

/* The version of the kernel's interface; 0 when the kernel has none, or does not allow it. */
int curbcut_landlock_version(void);

/* Begins a set of rules. What is handled is forbidden where no rule allows it.
 * Returns a file descriptor, or a negative errno. */
int curbcut_landlock_create(uint64_t handled_files, uint64_t handled_network, uint64_t scoped);

/* Allows access to a file, or to a folder and all below it. Rights that only folders have are left out for a file.
 * Returns 0, or a negative errno. */
int curbcut_landlock_allow(int ruleset, const char *path, uint64_t access);

/* Encloses every thread of the process, and all that they start, for good. The calling thread signals the others, which
 * is how libpsx and glibc's setuid reach them: the kernel's own way is newer than most kernels.
 * Returns 0, or a negative errno; then some threads may be enclosed. */
int curbcut_landlock_enclose(int ruleset);

#endif
