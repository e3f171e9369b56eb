#define _GNU_SOURCE
#include "Landlock.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* The numbers are the same on all architectures. */
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { VERSION_FLAG = 1, RULE_PATH_BENEATH = 1 };

struct ruleset_attributes {
  uint64_t handled_access_fs, handled_access_net, scoped;
};

struct path_beneath {
  uint64_t allowed_access;
  int32_t parent_fd;
} __attribute__((packed));

/* EXECUTE, WRITE_FILE, READ_FILE, TRUNCATE and IOCTL_DEV. */
static const uint64_t file_rights = 1ull << 0 | 1ull << 1 | 1ull << 2 | 1ull << 14 | 1ull << 15;

int curbcut_landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, VERSION_FLAG);
  return version > 0 ? (int)version : 0;
}

int curbcut_landlock_create(uint64_t handled_files, uint64_t handled_network, uint64_t scoped) {
  struct ruleset_attributes attributes = {handled_files, handled_network, scoped};
  /* An older kernel takes a shorter structure, or a longer one that ends in zeros. */
  long ruleset = syscall(CREATE_RULESET, &attributes, sizeof attributes, 0);
  return ruleset < 0 ? -errno : (int)ruleset;
}

int curbcut_landlock_allow(int ruleset, const char *path, uint64_t access) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -errno;
  struct stat status;
  int result = 0;
  if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode)) access &= file_rights;
  struct path_beneath rule = {access, place};
  if (access && syscall(ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0) != 0) result = -errno;
  close(place);
  return result;
}

/* What the handler and the thread that waits for it share. A process encloses itself once. */
enum { CAPACITY = 4096 };
static int wanted_ruleset;
static atomic_int enclosed_count, failure;
static _Atomic pid_t enclosed[CAPACITY];

static void enclose_this_thread(void) {
  int result = 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(RESTRICT_SELF, wanted_ruleset, 0) != 0) result = errno;
  if (result) atomic_store(&failure, result);
  int place = atomic_fetch_add(&enclosed_count, 1);
  if (place < CAPACITY) atomic_store(&enclosed[place], (pid_t)syscall(SYS_gettid));
}

static void answer(int signal) {
  (void)signal;
  int kept = errno;
  enclose_this_thread();
  errno = kept;
}

static int is_enclosed(pid_t thread) {
  int count = atomic_load(&enclosed_count);
  for (int i = 0; i < count && i < CAPACITY; i++) {
    if (atomic_load(&enclosed[i]) == thread) return 1;
  }
  return 0;
}

int curbcut_landlock_enclose(int ruleset) {
  /* libdispatch's threads block all but a few signals; they take this one. */
  const int signal_number = SIGPROF;
  wanted_ruleset = ruleset;
  struct sigaction action = {0}, before;
  action.sa_handler = answer;
  action.sa_flags = SA_RESTART;
  if (sigaction(signal_number, &action, &before) != 0) return -errno;
  enclose_this_thread();
  static pid_t asked[CAPACITY];
  int asked_count = 0, result = -ETIMEDOUT;
  /* A thread that was not enclosed yet may have begun another one: look until none is left. Two seconds in all. */
  for (int round = 0; round < 20000; round++) {
    if (atomic_load(&failure)) {
      result = -atomic_load(&failure);
      break;
    }
    DIR *tasks = opendir("/proc/self/task");
    if (!tasks) {
      result = -errno;
      break;
    }
    int waiting = 0;
    for (struct dirent *entry; (entry = readdir(tasks));) {
      pid_t thread = atoi(entry->d_name);
      if (thread <= 0 || is_enclosed(thread)) continue;
      int was_asked = 0;
      for (int i = 0; i < asked_count; i++) was_asked |= asked[i] == thread;
      if (!was_asked) {
        if (syscall(SYS_tgkill, getpid(), thread, signal_number) != 0) continue;
        if (asked_count < CAPACITY) asked[asked_count++] = thread;
      }
      waiting = 1;
    }
    closedir(tasks);
    if (!waiting) {
      result = 0;
      break;
    }
    nanosleep(&(struct timespec){0, 100000}, NULL);
  }
  sigaction(signal_number, &before, NULL);
  return result;
}
