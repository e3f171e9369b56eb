import Foundation
import Glibc

/// The compilers that this process has started and that still run.
///
/// Each leads a group of processes of its own, so that Control-C in a terminal does not reach it. When a signal ends this
/// process, its compilers are ended with it: they would go on for minutes, for nobody.
enum RunningCompilers {
  /// Notes a compiler that has been started.
  static func add(_ id: pid_t) {
    lock.withLock {
      if !slots.contains(where: { $0 != 0 }) { hear() }
      if let free = slots.firstIndex(of: 0) { slots[free] = id }
    }
  }

  /// Notes that a compiler has ended.
  static func remove(_ id: pid_t) {
    lock.withLock {
      if let place = slots.firstIndex(of: id) { slots[place] = 0 }
      if !slots.contains(where: { $0 != 0 }) { stopHearing() }
    }
  }

  /// Ends all, with what they have started. It is called by handlers of signals, which may do little.
  ///
  /// No other signal is certain to be heard: a process that a thread of libdispatch starts inherits that it blocks them.
  static func end() {
    for id in slots where id > 0 { kill(-id, SIGKILL) }
  }

  private static let lock = NSLock()
  /// Memory that a handler of signals can read; no more compilers than processors run at a time.
  private nonisolated(unsafe) static let slots: UnsafeMutableBufferPointer<pid_t> = {
    let slots = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 256)
    slots.initialize(repeating: 0)
    return slots
  }()

  private static let ends = [SIGINT, SIGTERM, SIGHUP]
  private nonisolated(unsafe) static var handlers: [Int32: sigaction] = [:]

  private static func hear() {
    for number in ends {
      var before = sigaction()
      guard sigaction(number, nil, &before) == 0 else { continue }
      handlers[number] = before
      signal(number) { number in
        RunningCompilers.end()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func stopHearing() {
    for (number, before) in handlers {
      var before = before
      sigaction(number, &before, nil)
    }
    handlers = [:]
  }
}
