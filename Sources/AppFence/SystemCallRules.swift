import CSeccomp
import Foundation
import LibrariesOnDemand

/// The wall around system calls: what reaches others on a network, other processes, the machine's own settings.
///
/// Follows <https://man7.org/linux/man-pages/man3/seccomp_rule_add.3.html>.
struct SystemCallRules {
  /// What happens to a call instead.
  enum Answer: Equatable, Sendable {
    /// It fails with an error.
    case error(Int32)
    /// Nothing is done, as if it had been.
    case pretended

    fileprivate var action: UInt32 {
      // SCMP_ACT_ERRNO, a macro.
      switch self {
      case .error(let number): 0x0005_0000 | UInt32(number)
      case .pretended: 0x0005_0000
      }
    }
  }

  /// A comparison of an argument of a call.
  enum Condition: Equatable, Sendable {
    case isNot(argument: UInt32, UInt64)
    case `is`(argument: UInt32, UInt64)
    /// The bits of a mask are such.
    case has(argument: UInt32, mask: UInt64, UInt64)

    fileprivate var comparison: scmp_arg_cmp {
      switch self {
      case .isNot(let argument, let value):
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_NE, datum_a: value, datum_b: 0)
      case .is(let argument, let value):
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_EQ, datum_a: value, datum_b: 0)
      case .has(let argument, let mask, let value):
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
      }
    }
  }

  /// A call that is not carried out, when all conditions hold.
  struct Rule: Equatable, Sendable {
    var call: String
    var answer: Answer
    var conditions: [Condition] = []
  }

  /// The rules, which do not contradict each other.
  private(set) var rules: [Rule] = []

  /// Calls that change the machine, or see into other processes, or have none of these rules look at what is done.
  private static let refused = [
    "acct", "add_key", "adjtimex", "bpf", "chown", "chroot", "clock_adjtime", "clock_settime",
    "delete_module", "fanotify_init",
    "fchown", "fchownat", "finit_module", "fremovexattr", "fsconfig", "fsetxattr", "fsmount", "fsopen",
    "fspick", "init_module",
    "io_uring_enter", "io_uring_register", "io_uring_setup", "ioperm", "iopl", "kcmp", "kexec_file_load",
    "kexec_load",
    "keyctl", "lchown", "lookup_dcookie", "lremovexattr", "lsetxattr", "mount", "mount_setattr", "move_mount",
    "msgctl",
    "msgget", "msgrcv", "msgsnd", "name_to_handle_at", "open_by_handle_at", "open_tree", "perf_event_open",
    "personality",
    "pidfd_getfd", "pidfd_open", "pidfd_send_signal", "pivot_root", "process_madvise", "process_vm_readv",
    "process_vm_writev", "ptrace", "quotactl", "quotactl_fd", "reboot", "removexattr", "request_key",
    "semctl", "semget",
    "semop", "semtimedop", "setdomainname", "sethostname", "setns", "setrlimit", "settimeofday", "setxattr",
    "shmat",
    "shmctl", "shmdt", "shmget", "swapoff", "swapon", "syslog", "tkill", "umount2", "unshare", "userfaultfd",
    "vhangup",
  ]

  /// Calls that change what is known of a file rather than its content, which Landlock does not look at.
  private static let pretended = [
    "chmod", "fchmod", "fchmodat", "fchmodat2", "futimesat", "utime", "utimensat", "utimes",
  ]

  /// Creates the rules of a policy.
  ///
  /// - Parameters:
  ///   - policy: the policy.
  ///   - landlockVersion: the version of Landlock, which does not know of cutting files off before 3.
  ///   - process: this process.
  init(_ policy: FencePolicy, landlockVersion: Int, process: Int32 = getpid()) {
    for call in Self.refused { rules.append(Rule(call: call, answer: .error(EPERM))) }
    for call in Self.pretended { rules.append(Rule(call: call, answer: .pretended)) }
    if landlockVersion < 3 { rules.append(Rule(call: "truncate", answer: .error(EPERM))) }
    // Keys that a person did not press.
    for request in [UInt64(TIOCSTI), UInt64(TIOCLINUX)] {
      rules.append(Rule(call: "ioctl", answer: .error(EPERM), conditions: [.is(argument: 1, request)]))
    }
    // Limits are read, not set.
    rules.append(Rule(call: "prlimit64", answer: .error(EPERM), conditions: [.isNot(argument: 2, 0)]))
    addSignals(process)
    addPrograms(policy.programs)
    addNetwork(policy.network)
  }

  private mutating func addSignals(_ process: Int32) {
    let own = UInt64(process)
    for call in ["kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"] {
      rules.append(Rule(call: call, answer: .error(EPERM), conditions: [.isNot(argument: 0, own)]))
    }
  }

  private mutating func addPrograms(_ programs: FencePolicy.Programs) {
    // Its arguments lie in memory, which no rule sees: as in an older kernel, `clone` is called instead.
    rules.append(Rule(call: "clone3", answer: .error(ENOSYS)))
    guard programs != .any else { return }
    // CLONE_VM and CLONE_THREAD, which Swift's Glibc leaves out. A program is spawned by a process that has the memory of this one
    // until it is another.
    let (memory, thread): (UInt64, UInt64) = (0x100, 0x1_0000)
    rules.append(Rule(call: "fork", answer: .error(EAGAIN)))
    guard programs == .none else {
      rules.append(
        Rule(call: "clone", answer: .error(EAGAIN), conditions: [.has(argument: 0, mask: memory, 0)]))
      return
    }
    rules.append(
      Rule(call: "clone", answer: .error(EAGAIN), conditions: [.has(argument: 0, mask: thread, 0)]))
    rules.append(Rule(call: "vfork", answer: .error(EAGAIN)))
    for call in ["execve", "execveat"] { rules.append(Rule(call: call, answer: .error(EACCES))) }
  }

  private mutating func addNetwork(_ network: FencePolicy.Network) {
    switch network {
    case .none:
      rules.append(Rule(call: "socket", answer: .error(EACCES)))
      for call in ["connect", "bind", "listen"] { rules.append(Rule(call: call, answer: .error(EACCES))) }
    case .listening:
      // Streams only: a datagram is sent without a connection.
      let kind: UInt64 = 0xF
      rules.append(
        Rule(
          call: "socket", answer: .error(EACCES),
          conditions: [.has(argument: 1, mask: kind, UInt64(SOCK_DGRAM.rawValue))]))
      rules.append(
        Rule(
          call: "socket", answer: .error(EACCES),
          conditions: [.has(argument: 1, mask: kind, UInt64(SOCK_RAW.rawValue))]))
      rules.append(
        Rule(call: "socket", answer: .error(EACCES), conditions: [.is(argument: 0, UInt64(AF_UNIX))]))
      rules.append(Rule(call: "connect", answer: .error(EACCES)))
      // A stream may be connected while it sends.
      let fast: UInt64 = 0x2000_0000
      rules.append(
        Rule(call: "sendto", answer: .error(EACCES), conditions: [.has(argument: 3, mask: fast, fast)]))
      rules.append(
        Rule(call: "sendmsg", answer: .error(EACCES), conditions: [.has(argument: 2, mask: fast, fast)]))
      rules.append(
        Rule(call: "sendmmsg", answer: .error(EACCES), conditions: [.has(argument: 3, mask: fast, fast)]))
    case .open:
      // Other programs of this machine listen on sockets that are files: agents with keys among them.
      rules.append(
        Rule(call: "socket", answer: .error(EACCES), conditions: [.is(argument: 0, UInt64(AF_UNIX))]))
    }
  }

  // MARK: Loading

  private static let library = "libseccomp.so.2"

  /// Why the wall cannot be put up here; nil when it can.
  static var missing: String? {
    guard dlopen(library, RTLD_LAZY | RTLD_LOCAL) != nil else {
      return "\(library) is not here (apt-get install libseccomp2)"
    }
    let seccomp: CInt = 21
    return prctlGet(seccomp) < 0 ? "this kernel has no seccomp" : nil
  }

  /// `prctl` takes any number of arguments, which Swift cannot call.
  private static func prctlGet(_ option: CInt) -> CInt {
    typealias Function = @convention(c) (CInt) -> CInt
    guard let symbol = dlsym(nil, "prctl") else { return -1 }
    return unsafeBitCast(symbol, to: Function.self)(option)
  }

  /// Puts the wall up around all threads.
  ///
  /// - Returns: why it does not stand; nil when it does.
  func load() -> String? {
    if let missing = Self.missing { return missing }
    // SCMP_ACT_ALLOW, a macro.
    guard let filter = seccomp_init(0x7FFF_0000) else { return "seccomp gives no rules" }
    defer { seccomp_release(filter) }
    var result = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1)
    guard result == 0 else { return "seccomp does not reach all threads (\((-result).errorWords))" }
    for rule in rules {
      let number = seccomp_syscall_resolve_name(rule.call)
      // A call that this processor's kernel does not have, or that is newer than the library.
      guard number >= 0 else { continue }
      let comparisons = rule.conditions.map(\.comparison)
      result = seccomp_rule_add_array(
        filter, rule.answer.action, number, UInt32(comparisons.count), comparisons)
      guard result == 0 else {
        return "seccomp does not take a rule for \(rule.call) (\((-result).errorWords))"
      }
    }
    result = seccomp_load(filter)
    return result == 0 ? nil : "seccomp does not load its rules (\((-result).errorWords))"
  }
}
