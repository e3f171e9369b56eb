import Foundation
import Glibc

/// The threads of the process beside the main one: what an app does on queues of its own.
///
/// The device's clock stands still meanwhile, but a screen whose content is loaded there, for as long as a phone would need
/// for it as well, is not to be read before. There is no way to ask libdispatch what it has to do; the kernel tells which
/// threads run, and one that was just woken runs.
package enum OtherThreads {
  /// How long they are waited for each time, and in the whole life of the process, in seconds: work that does not end, such as
  /// that of a loop, must not hold up everything else.
  private static let (limit, whole) = (0.25, 3.0)
  @MainActor private static var spent = 0.0
  /// How long servers are waited for in the whole life of the process, in seconds.
  private static let networkLimit = 15.0
  @MainActor private static var spentOnNetwork = 0.0

  /// Waits until no other thread of the process runs, and no server is asked.
  ///
  /// - Returns: whether one ran, so that there may be something new on the main queue.
  @MainActor
  package static func finish() -> Bool {
    waitForServers() || waitForThreads()
  }

  /// Waits until a request that runs has been answered.
  @MainActor
  private static func waitForServers() -> Bool {
    let running = AppNetwork.running
    guard running > 0, spentOnNetwork < networkLimit else { return false }
    let start = ProcessInfo.processInfo.systemUptime
    var now = start
    while now - start < limit, AppNetwork.running >= running {
      usleep(1000)
      now = ProcessInfo.processInfo.systemUptime
    }
    spentOnNetwork += now - start
    return true
  }

  @MainActor
  private static func waitForThreads() -> Bool {
    guard spent < whole, areRunning else { return false }
    let start = ProcessInfo.processInfo.systemUptime
    var now = start
    while now - start < limit, areRunning {
      usleep(200)
      now = ProcessInfo.processInfo.systemUptime
    }
    spent += now - start
    return true
  }

  /// Whether another thread than this one runs, or waits for a file.
  private static var areRunning: Bool {
    guard let folder = opendir("/proc/self/task") else { return false }
    defer { closedir(folder) }
    let own = Self.own
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard let thread = Int(name), thread != own else { continue }
      if let state = state(of: thread), state == UInt8(ascii: "R") || state == UInt8(ascii: "D") {
        return true
      }
    }
    return false
  }

  /// The number of this thread: `/proc/thread-self` leads to `123/task/123`.
  private static var own: Int? {
    var target = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/thread-self", &target, target.count)
    guard count > 0 else { return nil }
    let path = String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/").last.flatMap { Int($0) }
  }

  /// The letter of a thread's state; nil for one that has ended.
  private static func state(of thread: Int) -> UInt8? {
    let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    // “123 (name) S …”, where the name may have brackets of its own.
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
      return nil
    }
    return bytes[end + 2]
  }
}
