import Foundation

/// Bounds of what the process takes.
enum ResourceLimits {
  /// How many processes and threads a person may have who is not root, beside those that run.
  private static let processes: UInt64 = 256

  /// - Returns: why a bound does not hold; nil when all do.
  static func set(_ policy: FencePolicy) -> String? {
    var reasons: [String] = []
    func bound(_ kind: __rlimit_resource, _ name: String, _ value: UInt64?) {
      guard let value else { return }
      let resource = __rlimit_resource_t(kind.rawValue)
      var now = rlimit()
      guard getrlimit(resource, &now) == 0 else { return reasons.append("\(name): \(errno.errorWords)") }
      let wanted = min(rlim_t(value), now.rlim_max)
      var limit = rlimit(rlim_cur: wanted, rlim_max: wanted)
      if setrlimit(resource, &limit) != 0 { reasons.append("\(name): \(errno.errorWords)") }
    }
    bound(RLIMIT_DATA, "memory", policy.memory)
    // The soft limit ends the process by SIGXCPU, which says what it was.
    if let seconds = policy.processorTime {
      var limit = rlimit(
        rlim_cur: rlim_t(max(1, seconds.rounded(.up))), rlim_max: rlim_t(max(1, seconds.rounded(.up)) + 5))
      if setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) != 0 {
        reasons.append("processor time: \(errno.errorWords)")
      }
    }
    bound(RLIMIT_FSIZE, "size of files", policy.fileSize)
    bound(RLIMIT_CORE, "core files", 0)
    if geteuid() != 0 { bound(__RLIMIT_NPROC, "processes", runningProcesses() + processes) }
    return reasons.isEmpty ? nil : "some limits cannot be set (\(reasons.joined(separator: "; ")))"
  }

  /// How many threads this person has: the kernel counts those, not processes.
  private static func runningProcesses() -> UInt64 {
    let own = geteuid()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.reduce(0) { count, name in
      guard UInt64(name) != nil else { return count }
      var status = stat()
      guard stat("/proc/\(name)", &status) == 0, status.st_uid == own else { return count }
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(name)/task"))?.count ?? 1
      return count + UInt64(threads)
    }
  }
}
