#define _GNU_SOURCE
#include "LibrariesOnDemand.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#if !defined(__linux__) || !(defined(__x86_64__) || defined(__aarch64__))
#error "trampolines.S supports only Linux on x86-64 and ARM64"
#endif

struct function {
  const char *library, *package, *name;
};

static const struct function functions[] = {
#define FUNCTION(library, package, name) {library, package, #name},
#include "functions.h"
#undef FUNCTION
};

/* Where each trampoline jumps to, in the order of functions.h. */
extern void *libraries_on_demand_slots[] __attribute__((visibility("hidden")));

/* Looks up a function when it is first called. Two threads may do so at the same time: they find the same function. */
__attribute__((visibility("hidden"))) void *libraries_on_demand_find(unsigned long index) {
  const struct function *wanted = &functions[index];
  void *library = dlopen(wanted->library, RTLD_LAZY | RTLD_LOCAL);
  void *found = library ? dlsym(library, wanted->name) : NULL;
  if (!found) {
    const char *reason = dlerror();
    fprintf(
        stderr, "error: %s cannot be used (%s). Install it: apt-get install %s\n", wanted->library,
        reason ? reason : "it has no such function", wanted->package);
    exit(2);
  }
  __atomic_store_n(&libraries_on_demand_slots[index], found, __ATOMIC_RELEASE);
  return found;
}

int libraries_on_demand_count(void) { return sizeof functions / sizeof functions[0]; }
const char *libraries_on_demand_library(int index) { return functions[index].library; }
const char *libraries_on_demand_package(int index) { return functions[index].package; }
