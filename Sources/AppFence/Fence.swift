import Foundation
import Synchronization

/// A fence around this process: what its code, and all that it starts, may do to the machine.
///
/// Made of what Linux has for processes without privileges: Landlock for files, seccomp for system calls, and resource limits. It
/// cannot be taken away again.
public enum Fence {
  private static let stands = Mutex(false)

  /// Whether this process is inside a fence.
  public static var isUp: Bool { stands.withLock { $0 } }

  /// Puts the fence up, around all threads of the process.
  ///
  /// - Parameter policy: what stays allowed.
  /// - Returns: where the kernel does not allow it.
  public static func putUp(_ policy: FencePolicy) -> FenceReport {
    var report = FenceReport()
    stands.withLock { $0 = true }
    let version = LandlockRules.version
    if let reason = LandlockRules.enclose(policy) {
      report.gaps.append(FenceReport.Gap(wall: .files, reason: reason))
    }
    if let reason = ResourceLimits.set(policy) {
      report.gaps.append(FenceReport.Gap(wall: .resources, reason: reason))
    }
    // Last: it refuses to change the limits.
    if let reason = SystemCallRules(policy, landlockVersion: version).load() {
      report.gaps.append(FenceReport.Gap(wall: .systemCalls, reason: reason))
    }
    return report
  }

  /// Where this kernel would leave gaps, without putting a fence up.
  public static func outlook() -> FenceReport {
    var report = FenceReport()
    if LandlockRules.version == 0 {
      report.gaps.append(FenceReport.Gap(wall: .files, reason: LandlockRules.missing))
    }
    if let reason = SystemCallRules.missing {
      report.gaps.append(FenceReport.Gap(wall: .systemCalls, reason: reason))
    }
    return report
  }
}

extension CInt {
  /// The words of the system for an error, of which this is the number.
  var errorWords: String { String(cString: strerror(self)) }
}
