#include <pocketsphinx.h>
#include <sphinxbase/err.h>

/* A call with a variable number of arguments, which Swift cannot make. */
static inline cmd_ln_t *pocketsphinx_configuration(void) {
  return cmd_ln_init(NULL, ps_args(), 1, NULL);
}
